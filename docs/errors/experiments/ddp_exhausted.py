"""A rank that has no more batches, under `throw_on_early_termination`"""

# raises: RuntimeError
# requires: network-loopback
import os
import time

import torch
import torch.distributed as dist
from torch import multiprocessing


def main(rank, folder):
    dist.init_process_group("gloo", init_method=f"file://{folder}/meet", rank=rank, world_size=2)
    net = torch.nn.parallel.DistributedDataParallel(torch.nn.Linear(2, 2))
    try:
        with net.join(throw_on_early_termination=True):
            for _ in range(1 + rank):
                net(torch.ones(1, 2)).sum().backward()
    except RuntimeError:
        if rank == 1:  # rank 0 says that it has exhausted its inputs
            raise
    time.sleep(60)


if __name__ == "__main__":
    multiprocessing.start_processes(main, (os.getcwd(),), nprocs=2, start_method="fork")
