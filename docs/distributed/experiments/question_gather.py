"""A loss over the outputs of all ranks: what three ways to gather do to the gradient"""

# requires: network-loopback
# helpers: _ranks
import torch
import torch._dynamo  # here once: DDP's constructor would import it in each rank
import torch.distributed as dist
import torch.distributed._functional_collectives as funcol
from _ranks import run
from torch import nn
from torch.nn import functional
from torch.nn.parallel import DistributedDataParallel as DDP


def plain(mine):
    pieces = [torch.empty_like(mine) for _ in range(2)]
    dist.all_gather(pieces, mine)
    return pieces


def own_put_back(mine):
    pieces = plain(mine)
    pieces[dist.get_rank()] = mine
    return pieces


def functional_gather(mine):
    return [funcol.all_gather_single_autograd(mine, 0, dist.group.WORLD)]


def main(rank):
    torch.manual_seed(0)
    layer, data = nn.Linear(5, 3, bias=False), torch.randn(8, 5)

    def contrast(rows):  # each row against all the others
        rows = functional.normalize(rows)
        return functional.cross_entropy(rows @ rows.T, torch.arange(len(rows)))

    alone = torch.autograd.grad(contrast(layer(data)), layer.weight)[0]
    ddp = DDP(layer)
    for gather in plain, own_put_back, functional_gather:
        layer.zero_grad()
        loss = contrast(torch.cat(gather(ddp(data[4 * rank : 4 * rank + 4]))))
        if not loss.requires_grad:
            print(f"{gather.__name__}: the loss has no gradient")
            continue
        loss.backward()
        ratio = layer.weight.grad / alone
        print(f"{gather.__name__}: {ratio.min():.3f} to {ratio.max():.3f} of one process")


print(run(main)[0], end="")
