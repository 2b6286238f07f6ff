"""Two ranks that run four layers in different orders, and when each sends its two buckets"""

# output: json
# requires: network-loopback
# helpers: _ranks
import json

import torch
import torch._dynamo  # here once: DDP's constructor would import it in each rank
from _ranks import run
from torch import nn
from torch.distributed.algorithms.ddp_comm_hooks.default_hooks import allreduce_hook
from torch.nn.parallel import DistributedDataParallel as DDP


class Net(nn.ModuleList):
    def forward(self, x, order):
        for i in order:
            x = self[i](x)
        return x


def main(rank):
    net = Net(nn.Linear(64, 64, bias=False) for _ in range(4))  # 16 KiB a layer
    ddp, events = DDP(net, bucket_cap_mb=2 * 16 / 1024), []
    layer = {p: i for i, p in enumerate(net.parameters())}
    for p in net.parameters():
        p.register_post_accumulate_grad_hook(lambda p: events.append(["gradient", layer[p]]))

    def hook(_, bucket):
        events.append(["send", bucket.index(), [layer[p] for p in bucket.parameters()]])
        return allreduce_hook(None, bucket)

    ddp.register_comm_hook(None, hook)
    for _ in range(2):
        out = ddp(torch.ones(1, 64), ((0, 1, 2, 3), (2, 3, 0, 1))[rank]).sum()
        events.clear()
        out.backward()
    print(json.dumps(events))


logs = [json.loads(log) for log in run(main)]
buckets = {event[1]: event[2] for event in logs[0] if event[0] == "send"}
frames = []
for count in range(5):
    cells, words = {}, [f"{count} gradients on each rank."]
    for rank, log in enumerate(logs):
        marks = [i for i, event in enumerate(log) if event[0] == "gradient"] + [len(log)]
        past = log[: marks[count]]  # up to the next gradient
        have, away = ([event[1] for event in past if event[0] == kind] for kind in ("gradient", "send"))
        for number, layers in buckets.items():
            row = [(f"layer {i}", "key" if number in away else "ok" if i in have else "quiet") for i in layers]
            cells[f"rank {rank}, bucket {number}"] = row
        sent = " and ".join(f"bucket {number}" for number in away) or "nothing"
        words.append(f"Rank {rank} has sent {sent}" + (f"; layer {have[-1]} came last." if have else "."))
    frames.append({"caption": " ".join(words), "cells": cells})
print(json.dumps({"frames": frames}, indent=1))
