"""Ranks whose models have parameters of other shapes"""

# raises: RuntimeError
# requires: network-loopback
import os

import torch
import torch.distributed as dist
from torch import multiprocessing


def main(rank, folder):
    dist.init_process_group("gloo", init_method=f"file://{folder}/meet", rank=rank, world_size=2)
    dist.barrier()  # rank 0 waits in its constructor for a rank that has raised
    torch.nn.parallel.DistributedDataParallel(torch.nn.Linear(2, 2 + rank))
    dist.barrier()


if __name__ == "__main__":
    multiprocessing.start_processes(main, (os.getcwd(),), nprocs=2, start_method="fork")
