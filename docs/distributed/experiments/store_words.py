"""A store: a table that all ranks reach, where reading a key waits until somebody has written it"""

# requires: network-loopback
# helpers: _ranks
import time
from datetime import timedelta

import torch.distributed as dist
from _ranks import show


def main(rank):
    store = dist.PrefixStore("words", dist.distributed_c10d._get_default_store())
    if rank == 2:
        store.set("greeting", "from rank 2")
    print("get:", store.get("greeting"))
    ticket = store.add("tickets", 1)
    store.set(f"ticket of {rank}", str(ticket))
    while store.add("tickets", 0) < 3:  # a barrier: count, then wait until the count is full
        time.sleep(0.01)
    print("three different tickets:", sorted(int(store.get(f"ticket of {r}")) for r in range(3)))
    chosen = store.compare_set("leader", "", str(rank))  # writes only if nothing is there
    print("all agree on a leader:", chosen == store.get("leader"))
    try:
        store.wait(["never"], timedelta(milliseconds=200))
    except RuntimeError as error:
        print(f"wait: {type(error).__name__}")


show(main, 3)
