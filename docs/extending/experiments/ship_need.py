"""One operator or two: bytes moved, tensors kept, results rounded"""

# requires: g++
# helpers: _swiglu.cpp, _checks.cpp
# limit: 120
import _package
import torch
from torch.autograd.graph import saved_tensors_hooks
from torch.nn.functional import silu
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves


class Bytes(TorchDispatchMode):
    """Adds up what the operators below autograd read and write."""

    moved = 0

    def __torch_dispatch__(self, operator, types, args=(), kwargs=None):
        result = operator(*args, **(kwargs or {}))
        tensors = [t for t in tree_leaves((args, result)) if torch.is_tensor(t)]
        self.moved += sum(t.nbytes for t in tensors)
        return result


ways = {"silu(gate) * up": lambda gate, up: silu(gate) * up}
ways["swiglu(gate, up)"] = _package.whole()
for name, way in ways.items():
    torch.manual_seed(0)
    gate, up = (torch.randn(10_000, requires_grad=True) for _ in range(2))
    kept = []
    with Bytes() as count, saved_tensors_hooks(kept.append, lambda kept: kept):
        way(gate, up)
    wanted = (silu(gate.bfloat16().double()) * up.bfloat16().double()).bfloat16()
    right = (way(gate.bfloat16(), up.bfloat16()) == wanted).sum()
    print(name)
    print("    bytes for each element:", count.moved / 10_000)
    print("    tensors kept for backward:", len({t.data_ptr() for t in kept}))
    print(f"    bfloat16 results rounded once, of 10,000: {right:,}")
