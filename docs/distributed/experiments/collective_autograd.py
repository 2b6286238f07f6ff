"""Is a collective differentiable? Three all-reduces, and the gradient of the sum"""

# requires: network-loopback
# helpers: _ranks
import warnings

import torch
import torch.distributed as dist
import torch.distributed._functional_collectives as funcol
import torch.distributed.nn
from _ranks import run


def main(rank):
    def plain(x):
        y = x.clone()
        dist.all_reduce(y)
        return y

    for title, reduce in (
        ("dist.all_reduce on a clone", plain),
        ("dist.nn.all_reduce", lambda x: torch.distributed.nn.all_reduce(x)),
        ("funcol.all_reduce", lambda x: funcol.all_reduce(x, "sum", dist.group.WORLD)),
    ):
        w = torch.tensor([2.0 + rank], requires_grad=True)
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            y = reduce(w * w)
            try:
                ((rank + 1) * y).sum().backward()
                grad = w.grad.item()
            except RuntimeError as error:
                grad = str(error).split(". ")[0]
        print(f"{title}: y = {y.item():.0f}, gradient of w {grad}, warnings {len(caught)}")


for rank, log in enumerate(run(main)):
    print(f"rank {rank}", *log.splitlines(), sep="\n  ")
