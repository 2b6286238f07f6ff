"""Bytes that eager and compiled code move, for each element of the first argument"""

import torch
import torch.nn.functional as F
from _written import written
from torch.utils._pytree import tree_leaves
from torch.utils._python_dispatch import TorchDispatchMode


class Count(TorchDispatchMode):
    """Counts the operators that compute, and the bytes of what they take and give."""

    calls = moved = 0

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        out = func(*args, **(kwargs or {}))
        if not func.is_view:
            self.calls += 1
            tensors = [x for x in tree_leaves((args, out)) if isinstance(x, torch.Tensor)]
            self.moved += sum(x.nbytes for x in tensors if x.dim())
        return out


torch.set_num_threads(1)
a, b = torch.rand(512, 512), torch.rand(512, 512)
EXPRESSIONS = {
    "softsign": lambda: F.softsign(a),
    "layer_norm, then relu": lambda: F.layer_norm(a, (512,)).relu(),
    "sum of products": lambda: (a * b).sum(),
    "two halves joined": lambda: torch.cat([a * 2, b + 1], 1),
    "product, then relu": lambda: torch.relu(a @ b + 1),
    "a * b alone": lambda: a * b,
    "a * 2, running sum, + 1": lambda: (a * 2).cumsum(1) + 1,
    "softmax of rows": lambda: a.softmax(1),
    "softmax of columns": lambda: a.softmax(0),
}
print(f"{'':25} eager            compiled")
for name, way in EXPRESSIONS.items():
    with Count() as count:
        way()
    code, size = written(way), a.numel()
    loops = f"{len(code.kernels)} kernel{'s'[: len(code.kernels) > 1]}"
    eager, ours = count.moved / size, code.bytes / size
    print(f"{name:25} {count.calls} calls, {eager:4.1f}   {loops + ',':10} {ours:4.1f}")
