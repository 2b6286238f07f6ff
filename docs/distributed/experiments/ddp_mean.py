"""Eight samples on two ranks: when the gradient is that of one process, and when it is not"""

# requires: network-loopback
# helpers: _ranks
import torch
import torch._dynamo  # here once: DDP's constructor would import it in each rank
from _ranks import run
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP


def main(rank):
    torch.manual_seed(0)
    x, y, start = torch.randn(8, 4), torch.randn(8, 1), torch.randn(1, 4)

    def grad(model, layer, loss):
        with torch.no_grad():
            layer.weight.copy_(start)
        model.zero_grad()
        loss(model).backward()
        return layer.weight.grad.clone()

    def error(model, rows):
        return (model(x[rows]) - y[rows]).square()

    one = nn.Linear(4, 1, bias=False)
    layer = nn.Linear(4, 1, bias=False)
    ddp = DDP(layer)
    for cut in (4, 3):
        rows = slice(0, cut) if rank == 0 else slice(cut, 8)
        print(f"{cut} samples on rank 0, {8 - cut} on rank 1")
        for title, loss, scale in (
            ("mean", lambda m, r: error(m, r).mean(), 1),
            ("sum", lambda m, r: error(m, r).sum(), 1),
            ("sum * ranks / samples of all", lambda m, r: error(m, r).sum() * 2 / 8, 2),
        ):
            alone = grad(one, one, lambda m, loss=loss, scale=scale: loss(m, slice(0, 8)) / scale)
            both = grad(ddp, layer, lambda m, loss=loss, rows=rows: loss(m, rows))
            ratio = both / alone
            same = ratio.max() - ratio.min() < 1e-4
            print(f"  {title}:", f"{ratio.mean():.3f} of one process" if same else "another direction")


print(run(main)[0], end="")
