"""Dropout on a CPU mesh, of shards and of copies: one seed for all ranks, and a seed for each"""

# requires: network-loopback
import warnings

import _ranks
import torch
from torch import distributed as dist
from torch.distributed.tensor import Replicate, Shard, distribute_tensor, init_device_mesh, randn
from torch.nn.functional import dropout


def main(rank):
    warnings.simplefilter("ignore")  # DTensor says on the CPU that it may not have complete support
    mesh = init_device_mesh("cpu", (2,))
    for title, seed, placement in (
        ("shards, one seed for all ranks", 0, Shard(0)),
        ("shards, a seed for each rank", rank, Shard(0)),
        ("copies, one seed for all ranks", 0, Replicate()),
        ("copies, a seed for each rank", rank, Replicate()),
    ):
        x = distribute_tensor(torch.ones(2000), mesh, [placement])
        torch.manual_seed(seed)
        mine = dropout(x).to_local()
        both = [torch.empty_like(mine) for _ in range(2)]
        dist.all_gather(both, mine)
        if rank == 0:
            print(f"{title}: the same mask on both: {torch.equal(*both)}")
    try:
        randn(8, device_mesh=mesh, placements=[Shard(0)])
    except AssertionError as error:
        print(f"randn: {type(error).__name__}, and it says {str(error)!r}")


_ranks.show(main)
