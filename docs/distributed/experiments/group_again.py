"""A group is destroyed and made anew in the same processes: what still works"""

# requires: network-loopback
# helpers: _ranks
from pathlib import Path

import torch
import torch._dynamo  # here once: DDP's constructor would import it in each rank
import torch.distributed as dist
from _ranks import show
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP


def meet(rank, number):
    store = dist.FileStore(str(Path(f"meet{number}").absolute()), 2)
    dist.init_process_group("gloo", store=store, rank=rank, world_size=2)


def main(rank):
    def attempt(title, call):
        try:
            call()
            print(f"{title}: works")
        except (RuntimeError, ValueError) as error:
            print(f"{title}: {type(error).__name__}: {str(error).splitlines()[0][:80]}")

    meet(rank, 1)
    part, ddp = dist.new_group([0, 1]), DDP(nn.Linear(2, 2))
    step = lambda model: model(torch.ones(1, 2)).sum().backward()  # noqa: E731
    attempt("a DDP step", lambda: step(ddp))
    dist.barrier()
    dist.destroy_process_group()
    attempt("all_reduce without a group", lambda: dist.all_reduce(torch.ones(1)))
    meet(rank, 2)
    attempt("all_reduce in the new group", lambda: dist.all_reduce(torch.ones(1)))
    attempt("all_reduce in the old part", lambda: dist.all_reduce(torch.ones(1), group=part))
    attempt("the old DDP", lambda: step(ddp))
    attempt("a new DDP of the same module", lambda: step(DDP(ddp.module)))


show(main, 2, group=False)
