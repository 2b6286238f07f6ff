"""What a DDP sends: at construction, in its first step, when buckets are rebuilt, and afterwards"""

# requires: network-loopback
# helpers: _ranks, _sent
import torch
import torch._dynamo  # here once: DDP's constructor would import it in each rank
from _ranks import run
from _sent import sent
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP


def net():
    return nn.Sequential(nn.Linear(4, 4), nn.BatchNorm1d(4), nn.Linear(4, 2))  # 38 parameters, 9 numbers in buffers


def step(ddp, rank):
    ddp(torch.ones(3, 4) * rank).sum().backward()


def main(rank):
    sent()
    for options in ({}, {"find_unused_parameters": True}, {"static_graph": True}, {"forward_sync_buffers": False}):
        print("DDP(net", *(f"{name}={value}" for name, value in options.items()), sep=", ", end=")\n")
        ddp = DDP(net(), **options)
        print("  constructor:", *sent(), sep="\n    ")
        for number in range(1, 4):
            step(ddp, rank)
            print(f"  step {number}:", *sent(), sep="\n    ")
        ddp.eval()
        with torch.no_grad():
            ddp(torch.ones(3, 4))
        print("  forward without gradients:", *sent() or ["nothing"], sep="\n    ")


logs = run(main)
print(logs[0], end="")
print("both ranks sent the same:", logs[0] == logs[1])
