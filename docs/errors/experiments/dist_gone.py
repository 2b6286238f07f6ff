"""A collective with a rank that has ended"""

# raises: RuntimeError
# requires: network-loopback
import os
import time

import torch
import torch.distributed as dist
from torch import multiprocessing


def main(rank, folder):
    dist.init_process_group("gloo", init_method=f"file://{folder}/meet", rank=rank, world_size=2)
    dist.barrier()  # both have met before one leaves
    if rank == 0:
        time.sleep(2)
        dist.all_reduce(torch.ones(4))


if __name__ == "__main__":
    multiprocessing.start_processes(main, (os.getcwd(),), nprocs=2, start_method="fork")
