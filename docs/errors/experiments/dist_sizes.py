"""Ranks that send tensors of different sizes"""

# raises: RuntimeError
# requires: network-loopback
import os

import torch
import torch.distributed as dist
from torch import multiprocessing


def main(rank, folder):
    dist.init_process_group("gloo", init_method=f"file://{folder}/meet", rank=rank, world_size=2)
    dist.barrier()  # a rank that fails at once must not leave while the other is still connecting
    everyone = [torch.zeros(2), torch.zeros(3)]
    try:
        dist.all_gather(everyone, torch.ones(2 + rank))
    except RuntimeError:
        if rank == 0:  # both raise, with other numbers: which is told first is a race
            raise


if __name__ == "__main__":
    multiprocessing.start_processes(main, (os.getcwd(),), nprocs=2, start_method="fork")
