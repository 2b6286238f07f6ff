"""Gradients of three micro-batches: sent each time, once, and three times by mistake"""

# requires: network-loopback
# helpers: _ranks, _sent
import contextlib

import torch
import torch._dynamo  # here once: DDP's constructor would import it in each rank
import torch.distributed as dist
from _ranks import run
from _sent import sent
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP


def main(rank):
    torch.manual_seed(0)
    ddp = DDP(nn.Linear(8, 8))
    batches = torch.randn(2, 3, 4, 8)[rank]  # three micro-batches of four samples
    grads = []
    for title, forward_inside, quiet in (  # quiet: how many backwards run under no_sync
        ("each backward sends", False, 0),
        ("forward and backward under no_sync, but for the last", True, 2),
        ("only backward under no_sync, but for the last", False, 2),
        ("all under no_sync, then all_reduce by hand", True, 3),
    ):
        ddp.zero_grad()
        sent()
        for number, batch in enumerate(batches):
            silence = ddp.no_sync() if number < quiet else contextlib.nullcontext()
            if not forward_inside:
                loss = ddp(batch).square().mean() / 3
            with silence:
                if forward_inside:
                    loss = ddp(batch).square().mean() / 3
                loss.backward()
        if quiet == 3:
            for p in ddp.parameters():
                dist.all_reduce(p.grad.div_(2))
        calls = sum(line.startswith("all_reduce") for line in sent())
        grads.append(ddp.module.weight.grad.clone())
        of_rank_0 = grads[-1].clone()
        dist.broadcast(of_rank_0, 0)
        agree, close = torch.equal(grads[-1], of_rank_0), torch.allclose(grads[-1], grads[0], atol=1e-7)
        print(f"{title}: {calls} all-reduces; ranks agree: {agree}; gradient as in the first line: {close}")


print(run(main)[1], end="")
