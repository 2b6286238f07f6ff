"""A monitored barrier that one rank does not reach"""

# raises: RuntimeError
# requires: network-loopback
import os
import time
from datetime import timedelta

import torch.distributed as dist
from torch import multiprocessing


def main(rank, folder):
    dist.init_process_group("gloo", init_method=f"file://{folder}/meet", rank=rank, world_size=2)
    dist.barrier()  # the first meeting takes longer than what follows
    if rank == 0:
        dist.monitored_barrier(timeout=timedelta(seconds=1), wait_all_ranks=True)
    time.sleep(60)


if __name__ == "__main__":
    multiprocessing.start_processes(main, (os.getcwd(),), nprocs=2, start_method="fork")
