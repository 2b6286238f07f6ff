"""Mismatched collectives: four mistakes, without and with TORCH_DISTRIBUTED_DEBUG=DETAIL"""

# requires: network-loopback
# helpers: _ranks
import torch
import torch.distributed as dist
from _ranks import run


def two_sums_swapped(rank):
    loss, count = torch.tensor([1.0 + rank]), torch.tensor([100.0 + rank])
    for x in (loss, count) if rank == 0 else (count, loss):
        dist.all_reduce(x)
    return [loss.item(), count.item()]


def two_dtypes(rank):
    x = torch.full((2,), 1 + rank, dtype=(torch.float32, torch.int32)[rank])
    dist.all_reduce(x)
    return x.tolist()


def two_operators(rank):
    x = torch.full((2,), 1.0 + rank)
    dist.all_reduce(x, op=(dist.ReduceOp.SUM, dist.ReduceOp.MAX)[rank])
    return x.tolist()


def two_shapes(rank):
    x = torch.arange(6.0).view((2, 3) if rank == 0 else (3, 2)) + rank
    dist.all_reduce(x)
    return x.flatten().tolist()


def main(rank):
    for mistake in (two_sums_swapped, two_dtypes, two_operators, two_shapes):
        try:
            said = str(mistake(rank))
        except RuntimeError as error:
            said = f"{type(error).__name__}, {str(error).split('aspects:')[-1].strip()}"
        print(f"{mistake.__name__.replace('_', ' ')}: {said}")


for level in (dist.DebugLevel.OFF, dist.DebugLevel.DETAIL):
    dist.set_debug_level(level)
    print("debug level", level.name)
    for rank, log in enumerate(run(main)):
        print(f"  rank {rank}", *log.splitlines(), sep="\n    ")
