"""Where a rank stands while it waits: its Python stack, taken by another thread"""

# requires: network-loopback
# helpers: _ranks
import json
import sys
import threading
import time
import traceback

import torch
import torch.distributed as dist
from _ranks import show
from torch._C._distributed_c10d import _dump_fr_trace_json


def validate(rank):
    if rank == 0:
        dist.all_reduce(torch.ones(1))  # the other rank does not come here


def epoch(rank):
    dist.all_reduce(torch.ones(1))
    validate(rank)


def look(thread, store):
    while len(json.loads(_dump_fr_trace_json(True, False))["entries"]) < 3:  # the meeting, the epoch's, validate's
        time.sleep(0.01)
    names = [frame.name for frame in traceback.extract_stack(sys._current_frames()[thread])]
    print(*(name for name in names[names.index("epoch") :] if name != "wrapper"), sep=" > ")
    store.set("looked", "")


def main(rank):
    store = dist.distributed_c10d._get_default_store()
    if rank == 0:
        threading.Thread(target=look, args=(threading.get_ident(), store)).start()
    epoch(rank)
    if rank == 1:
        store.get("looked")
        dist.all_reduce(torch.ones(1))  # lets rank 0 go
        print("had left epoch")


show(main)
