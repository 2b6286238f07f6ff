"""A collective that one rank does not join"""

# raises: RuntimeError
# requires: network-loopback
import os
import time
from datetime import timedelta

import torch
import torch.distributed as dist
from torch import multiprocessing


def main(rank, folder):
    dist.init_process_group("gloo", init_method=f"file://{folder}/meet", rank=rank, world_size=2)
    dist.barrier()
    dist.distributed_c10d._set_pg_timeout(timedelta(seconds=1), dist.group.WORLD)
    if rank == 0:
        dist.all_reduce(torch.ones(4))
    time.sleep(60)


if __name__ == "__main__":
    multiprocessing.start_processes(main, (os.getcwd(),), nprocs=2, start_method="fork")
