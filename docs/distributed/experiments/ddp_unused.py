"""Layers that one rank uses, or none: three settings, and what becomes of the gradients"""

# requires: network-loopback
# helpers: _ranks
import torch
import torch._dynamo  # here once: DDP's constructor would import it in each rank
from _ranks import show
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.both, self.only_0, self.only_1, self.none = (nn.Linear(1, 1, bias=False) for _ in range(4))

    def forward(self, x, rank):
        own = (self.only_0, self.only_1)[rank]
        return (own if rank < 2 else self.none)(self.both(x)), self.both(x)


def main(rank):
    for options in ({}, {"find_unused_parameters": True}, {"static_graph": True}):
        net = Net()
        for p in net.parameters():
            nn.init.ones_(p)
        ddp = DDP(net, **options)
        print(options or "default")
        for number in (1, 2):
            try:
                out, _ = ddp(torch.ones(1, 1) * 2 * (rank + 1), rank)
                out.sum().backward()
            except RuntimeError as error:
                print(f"  step {number}:", str(error).split(". ")[0])
                break
            grads = {name.split(".")[0]: p.grad and p.grad.item() for name, p in net.named_parameters()}
            print(f"  step {number}:", ", ".join(f"{name} {grad}" for name, grad in grads.items()))
            ddp.zero_grad()


show(main)
