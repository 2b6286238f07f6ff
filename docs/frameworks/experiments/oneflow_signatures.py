"""The signatures of five operators, found by trying: pieces that are computed apart, joined, and compared"""

import _sbp
import torch
from torch.distributed.tensor import Replicate
from torch.distributed.tensor._ops._matrix_ops import gen_single_dim_einsum_strategies

torch.manual_seed(0)
x, y, w = (torch.randint(-9, 9, shape).double() for shape in ((4, 6), (4, 6), (6, 8)))
found = {
    "x @ w": _sbp.signatures(torch.matmul, [x, w]),
    "x + y": _sbp.signatures(torch.add, [x, y]),
    "x * y": _sbp.signatures(torch.mul, [x, y]),
    "relu(x)": _sbp.signatures(torch.relu, [x]),
    "x.sum(0)": _sbp.signatures(lambda x: x.sum(0), [x]),
}
for name, ways in found.items():
    print(name.ljust(9), ", ".join(f"{' '.join(way[:-1])} -> {way[-1]}" for way in ways))

# DTensor's list has the result first, and a shard there has a class of its own; it adds the case of all whole.
listed = [[Replicate()] * 3, *gen_single_dim_einsum_strategies("mk,kn->mn")]
layout = lambda p: f"S({p.dim})" if hasattr(p, "dim") else "P" if p.is_partial() else "B"
same = {(layout(left), layout(right), layout(out)) for out, left, right in listed} == set(found["x @ w"])
print("DTensor lists the same for the matrix product:", same)
