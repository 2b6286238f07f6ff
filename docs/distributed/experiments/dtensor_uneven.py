"""Rows that do not divide: how many each rank holds, by hand and in the run"""

import math

import _fake
import torch
from torch.distributed.tensor import Shard, distribute_tensor, init_device_mesh

CASES = ((64, [8]), (65, [8]), (13, [8]), (5, [8]), (100, [8, 8]))


def by_hand(rows, sizes, rank):
    """Cut as `torch.chunk` does, along one dimension of the mesh after the other."""
    for i, size in enumerate(sizes):
        mine = rank // math.prod(sizes[i + 1 :]) % size
        step = math.ceil(rows / size)
        rows = max(0, min(rows, (mine + 1) * step) - mine * step)
    return rows


for rows, sizes in CASES:
    world, held = math.prod(sizes), []
    for rank in range(world):
        with _fake.rank_of(world, rank):
            mesh = init_device_mesh("cpu", tuple(sizes))
            x = distribute_tensor(torch.zeros(rows, 3), mesh, [Shard(0)] * len(sizes), src_data_rank=None)
            held.append(len(x.to_local()))
    agree = held == [by_hand(rows, sizes, rank) for rank in range(world)]
    print(f"{rows} rows over a mesh of {sizes}: {held[:16]}{' …' if world > 16 else ''}")
    print(f"   ranks without a row: {held.count(0)} of {world}; by hand the same: {agree}")
