"""One seed for all ranks, and a seed for each: weights, dropout, and what numbers are drawn from then on"""

# requires: network-loopback
# helpers: _ranks
import torch
import torch._dynamo  # here once: DDP's constructor would import it in each rank
import torch.distributed as dist
from _ranks import run
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP


def same(tensor):
    both = [torch.empty_like(tensor) for _ in range(2)]
    dist.all_gather(both, tensor.detach())
    return torch.equal(*both)


def main(rank):
    for title, seed in (("one seed", 0), ("a seed for each rank", rank)):
        torch.manual_seed(seed)
        net = nn.Sequential(nn.Linear(8, 8), nn.Dropout())
        before = same(net[0].weight)
        ddp = DDP(net)
        out = ddp(torch.ones(4, 8))
        out.sum().backward()
        print(title)
        print("  weights agree before wrapping:", before, "- after:", same(net[0].weight))
        print("  the same elements are dropped:", same((out == 0).float()))
        print("  gradients agree:", same(net[0].weight.grad), "- the next random numbers:", same(torch.rand(4)))


print(run(main)[0], end="")
