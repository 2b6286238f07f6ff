"""Four designs and the allocator itself under the same training: how often each calls CUDA, and what it holds"""

# requires: pretended-gpu
import random

import torch
from _allocator import MIB, Allocator
from _designs import EverythingAtOnce, OneCallEach, SameLength, requests, run

CAPACITY = 1024 * MIB


def show(name, calls, most):
    steps = f"step 1 {calls[0]:3}, step 2 {calls[1]:3}, all {sum(calls):5}"
    print(f"{name:18} {steps} calls; {most / MIB:6.1f} MiB held")


draw = random.Random(0)
many = [draw.randint(1000, 2000) for _ in range(40)]
for what, lengths in ("one length", [1536] * 40), ("many lengths", many):
    steps = list(requests(lengths))
    print(what)
    for design in OneCallEach, EverythingAtOnce, SameLength, Allocator:
        show(design.__name__, *run(design, CAPACITY, steps))
    show("PyTorch", [calls for _, calls in steps], torch.cuda.max_memory_reserved())
