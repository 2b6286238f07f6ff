"""Buffers of two ranks, by default and without their sync, and two forwards before one backward"""

# requires: network-loopback
# helpers: _ranks
import torch
import torch._dynamo  # here once: DDP's constructor would import it in each rank
from _ranks import show
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP


class Counts(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm = nn.BatchNorm1d(1, momentum=None)  # the running mean is the mean of all batches
        self.register_buffer("seen", torch.zeros(()))

    def forward(self, x):
        self.seen += len(x)
        return self.norm(x)


def main(rank):
    for options in ({}, {"forward_sync_buffers": False}):
        net = Counts()
        ddp = DDP(net, **options)
        for _ in range(3):
            x = torch.tensor([[-1.0], [1.0]] * (rank + 1)) + 10 * rank  # rank 1 has twice as many, with mean 10
            ddp(x).sum().backward()
        print(f"{options or 'default'}: seen {net.seen.item():.0f}, running mean {net.norm.running_mean.item():.1f}")
    net = nn.Sequential(nn.Linear(1, 1), nn.BatchNorm1d(1))
    ddp = DDP(net)
    fake, real = ddp(torch.tensor([[1.0], [2.0]])), ddp(torch.tensor([[3.0], [5.0]]))
    (fake[0] + real[1]).sum().backward()
    print("two forwards, then backward: gradient", net[0].weight.grad is not None)


show(main)
