"""Rank 0 evaluates alone: through the wrapper, and through the module inside"""

# requires: network-loopback
# helpers: _ranks, _sent
from datetime import timedelta

import torch
import torch._dynamo  # here once: DDP's constructor would import it in each rank
import torch.distributed as dist
from _ranks import show
from _sent import sent
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP


def main(rank):
    store = dist.distributed_c10d._get_default_store()
    ddp = DDP(nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))).eval()
    sent()
    for title, model in (("the module inside", ddp.module), ("the wrapper", ddp)):
        if rank == 0:
            if model is ddp:
                dist.set_timeout(timedelta(seconds=2))
            try:
                with torch.no_grad():
                    model(torch.ones(2, 2))
                print(f"{title}: passed; called", *sent() or ["no collective"])
            except RuntimeError as error:
                print(f"{title}: {type(error).__name__}; called", *sent())
    store.set(f"{rank}", "")
    for other in (0, 1):
        store.get(f"{other}")


show(main)
