"""Which loop is right for which tensor"""

# requires: g++
import _loops
import torch
from torch.nn.functional import softsign

_loops.build()
ops = torch.ops.loops
LOOPS = {
    "scalar": ops.scalar,
    "iterator": ops.iterator,
    "vector": ops.vector,
    "parallel": lambda x: ops.parallel(x, 1000),
    "compiled": torch.compile(softsign, dynamic=True),
}
torch.manual_seed(0)
big = torch.randn(300, 300)
TENSORS = {
    "lengths 0 to 299": [big[0, :n] for n in range(300)],
    "90,000": [big.view(-1)],
    "transposed": [big.t()],
    "every second": [big[:, ::2], big.view(-1)[::2]],
    "one row expanded": [big[:1].expand(300, 300)],
}


def same(loop, x):
    """Equal to PyTorch's own in every bit."""
    ours, theirs = (f(x).contiguous().view(torch.int32) for f in (loop, softsign))
    return torch.equal(ours, theirs)


torch.set_num_threads(2)
print(f"{'':18}", *(f"{name:10}" for name in LOOPS))
for name, tensors in TENSORS.items():
    right = [all(same(loop, x) for x in tensors) for loop in LOOPS.values()]
    print(f"{name:18}", *(f"{'right' if r else 'WRONG':10}" for r in right))
