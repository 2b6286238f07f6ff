"""What a restarted worker finds in its store, with a store for each round and with the agent's"""

# requires: network-loopback
# helpers: _launch
import os
import time

import torch.distributed as dist
from _launch import launch


def worker():
    rank = int(os.environ["RANK"])
    if os.environ["TORCHELASTIC_RESTART_COUNT"] == "0":
        dist.init_process_group("gloo")
        dist.barrier()
        if rank == 1:
            os._exit(1)
        time.sleep(600)  # until the agent ends it
    store, _, _ = next(dist.rendezvous("env://"))
    old = sorted(key.split("//")[-1] for key in store.list_keys() if "cpu" in key)
    store.add("seen", 1)
    while rank == 0 and store.add("seen", 0) < 2:  # the store may be rank 0's own
        time.sleep(0.01)
    return old


for title, value in (("a store for each round", "1"), ("the agent's store, as is usual", "0")):
    os.environ["TORCH_DISABLE_SHARE_RDZV_TCP_STORE"] = value
    answer = launch(worker, max_restarts=1)
    print(f"{title}: addresses of gloo that are there already:", *(f"rank {r} finds {v}" for r, v in answer.items()))
