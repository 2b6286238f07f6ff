"""Rank 0 has two batches, rank 1 has three: three ways of `join`"""

# requires: network-loopback
# helpers: _ranks
import torch
import torch._dynamo  # here once: DDP's constructor would import it in each rank
from _ranks import show
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP


def main(rank):
    for options in ({}, {"divide_by_initial_world_size": False}, {"throw_on_early_termination": True}):
        print(options or "join()")
        layer = nn.Linear(1, 1, bias=False)
        nn.init.ones_(layer.weight)
        ddp = DDP(layer)
        optimizer = torch.optim.SGD(ddp.parameters(), lr=0.25)
        try:
            with ddp.join(**options):
                for number in range(2 + rank):
                    optimizer.zero_grad()
                    ddp(torch.full((1, 1), float(rank + 1))).sum().backward()  # gradient 1 on rank 0, 2 on rank 1
                    optimizer.step()
                    print(f"  step {number + 1}: gradient {layer.weight.grad.item()}, weight {layer.weight.item()}")
        except RuntimeError as error:
            print("  ", error)
        print(f"  after join: weight {layer.weight.item()}")


show(main)
