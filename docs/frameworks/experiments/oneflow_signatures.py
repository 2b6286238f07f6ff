"""The ways to split one matrix product over two devices, as DTensor lists them, each computed piece by piece"""

import torch
from torch.distributed.tensor import Replicate, Shard
from torch.distributed.tensor._ops._matrix_ops import gen_single_dim_einsum_strategies

a, b = torch.arange(24.0).reshape(4, 6), torch.arange(48.0).reshape(6, 8)
# The list has the result first, then the two inputs; DTensor itself adds the case in which all is whole.
listed = [[Replicate()] * 3, *gen_single_dim_einsum_strategies("mk,kn->mn")]


def piece(tensor, placement, rank):
    return tensor.chunk(2, placement.dim)[rank] if placement.is_shard() else tensor


def joined(pieces, placement):
    if placement.is_shard():
        return torch.cat(pieces, placement.dim)
    return sum(pieces) if placement.is_partial() else pieces[0]


for strategy in listed:
    out, left, right = (p if hasattr(p, "is_shard") else Shard(p.dim) for p in strategy)
    if left.is_partial() or right.is_partial():
        continue  # for an input that is a partial sum already
    pieces = [piece(a, left, rank) @ piece(b, right, rank) for rank in range(2)]
    good, whole = torch.equal(joined(pieces, out), a @ b), torch.equal(pieces[0], a @ b)
    print(f"{left} @ {right} -> {out}, a piece has shape {tuple(pieces[0].shape)}")
    print(f"   joined it is a @ b: {good}; one piece alone is a @ b: {whole}")
