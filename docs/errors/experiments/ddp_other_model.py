"""Ranks whose models have not the same number of parameters"""

# raises: RuntimeError
# requires: network-loopback
import os

import torch
import torch.distributed as dist
from torch import multiprocessing


def main(rank, folder):
    dist.init_process_group("gloo", init_method=f"file://{folder}/meet", rank=rank, world_size=2)
    dist.barrier()  # a rank that fails at once must not leave while the other is still connecting
    try:
        torch.nn.parallel.DistributedDataParallel(torch.nn.Linear(2, 2, bias=rank == 0))
    except RuntimeError:
        if rank == 0:  # both raise, with other numbers: which is told first is a race
            raise


if __name__ == "__main__":
    multiprocessing.start_processes(main, (os.getcwd(),), nprocs=2, start_method="fork")
