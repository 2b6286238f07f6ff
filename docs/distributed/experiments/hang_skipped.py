"""One rank skips a collective: what the waiting rank is told, by a timeout and by a monitored barrier"""

# requires: network-loopback
# helpers: _ranks
from datetime import timedelta

import torch
import torch.distributed as dist
from _ranks import run


def attempt(title, call):
    try:
        call()
        print(f"{title}: passed")
    except RuntimeError as error:
        print(f"{title}:", str(error).splitlines()[0].split(".cc:")[-1].split("] ", 1)[-1])


def main(rank):
    store = dist.distributed_c10d._get_default_store()
    group = dist.new_group([0, 1, 2], timeout=timedelta(seconds=2))
    if rank == 1:  # meets nobody until the others are done
        store.get("rank 0 is done")
        store.get("rank 2 is done")
        return
    attempt("monitored_barrier", lambda: dist.monitored_barrier(timeout=timedelta(seconds=2), wait_all_ranks=True))
    if rank == 0:
        attempt("all_reduce", lambda: dist.all_reduce(torch.ones(2), group=group))
        attempt("all_reduce again", lambda: dist.all_reduce(torch.ones(2), group=group))
    store.set(f"rank {rank} is done", "")


for rank, log in enumerate(run(main, 3)):
    if rank == 0:
        print(f"rank {rank}", *log.splitlines(), sep="\n  ")
