"""Calls and changes that DDP does not see"""

# requires: network-loopback
# helpers: _ranks
import torch
import torch._dynamo  # here once: DDP's constructor would import it in each rank
import torch.distributed as dist
from _ranks import run
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP


def agree(parameter):
    own = torch.zeros(()) if parameter.grad is None else parameter.grad.sum()
    both = [torch.empty(()) for _ in range(2)]
    dist.all_gather(both, own)
    return "agrees" if both[0] == both[1] else "differs"


def main(rank):
    x = torch.full((2, 1), 1.0 + rank)

    def fresh(**options):
        net = nn.Sequential(nn.Linear(1, 1), nn.Linear(1, 1))
        net[0].weight.requires_grad_(not options.get("frozen"))
        return net, DDP(net)

    def say(title, net):
        print(f"{title}: the gradient of layer 0", agree(net[0].weight))

    net, ddp = fresh()
    ddp.module(x).sum().backward()
    say("ddp.module, never the wrapper", net)
    net, ddp = fresh()
    for number in range(3):
        net.zero_grad()
        (ddp if number < 2 else ddp.module)(x).sum().backward()
        say(f"step {number}, {'the wrapper' if number < 2 else 'ddp.module'}", net)
    net, ddp = fresh(frozen=True)
    net[0].weight.requires_grad_(True)
    ddp(x).sum().backward()
    say("frozen when it was wrapped, then trained", net)
    net, ddp = fresh()
    net[0].weight.requires_grad_(False)
    try:
        for number in range(2):
            ddp(x).sum().backward()
            print(f"frozen behind the wrapping, step {number}: passes")
    except RuntimeError as error:
        print(f"frozen behind the wrapping, step {number}:", str(error).split(".")[0])


print(run(main)[0], end="")
