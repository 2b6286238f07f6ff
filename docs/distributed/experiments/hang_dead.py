"""A rank is killed; one of the others is told by its connection, one by the timeout"""

# requires: network-loopback
# helpers: _ranks
import os
import signal

import torch
import torch.distributed as dist
from _ranks import show


def main(rank):
    store = dist.distributed_c10d._get_default_store()
    if rank == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    try:
        dist.all_reduce(torch.ones(2))
        print("all_reduce passed")
    except RuntimeError as error:
        print(type(error).__name__, "from the", "timeout" if "Timed out" in str(error) else "connection")
    store.set(f"rank {rank} knows", "")
    for other in (0, 1):
        store.get(f"rank {other} knows")


show(main, 3, gone=(2,), timeout=4)
