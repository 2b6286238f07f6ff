"""The ways to split one matrix product over two devices, as DTensor lists them, each computed piece by piece"""

import torch
import torch.distributed as dist
from torch.distributed.tensor import init_device_mesh
from torch.distributed.tensor._ops._einsum_strategy import gen_einsum_strategies
from torch.testing._internal.distributed.fake_pg import FakeStore

dist.init_process_group("fake", store=FakeStore(), rank=0, world_size=2)  # nothing is sent
mesh = init_device_mesh("cpu", (2,))
a, b = torch.arange(24.0).reshape(4, 6), torch.arange(48.0).reshape(6, 8)


def piece(tensor, placement, rank):
    return tensor.chunk(2, placement.dim)[rank] if placement.is_shard() else tensor


def joined(pieces, placement):
    if placement.is_shard():
        return torch.cat(pieces, placement.dim)
    return sum(pieces) if placement.is_partial() else pieces[0]


for strategy in gen_einsum_strategies("mk,kn->mn", mesh).strategies:
    (left,), (right,) = (spec.placements for spec in strategy.input_specs)
    (out,) = strategy.output_spec.placements
    pieces = [piece(a, left, rank) @ piece(b, right, rank) for rank in range(2)]
    good, whole = torch.equal(joined(pieces, out), a @ b), torch.equal(pieces[0], a @ b)
    print(f"{left} @ {right} -> {out}, a piece has shape {tuple(pieces[0].shape)}")
    print(f"   joined it is a @ b: {good}; one piece alone is a @ b: {whole}")
dist.destroy_process_group()
