"""The norm of the gradients under DDP: where it is right, and two places where it is not"""

# requires: network-loopback
# helpers: _ranks
import torch
import torch._dynamo  # here once: DDP's constructor would import it in each rank
import torch.distributed as dist
from _ranks import show
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP


def main(rank):
    torch.manual_seed(0)
    net, data = nn.Linear(6, 4), torch.randn(8, 6)
    net(data).square().mean().backward()
    alone = torch.nn.utils.get_total_norm([p.grad for p in net.parameters()])
    ddp, mine = DDP(net), data[4 * rank : 4 * rank + 4]

    def norm(title, squares=lambda square: square):
        square = sum(p.grad.square().sum() for p in net.parameters())
        print(f"{title}: {squares(square).sqrt() / alone:.3f} of one process")

    def summed(square):
        dist.all_reduce(square)
        return square

    net.zero_grad()
    ddp(mine).square().mean().backward()
    norm("behind backward")
    norm("behind backward, squares summed over the ranks", summed)
    net.zero_grad()
    with ddp.no_sync():
        ddp(mine).square().mean().backward()
    norm("under no_sync")


show(main)
