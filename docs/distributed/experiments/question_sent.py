"""What five calls send, and two ranks that both send first"""

# requires: network-loopback
# helpers: _ranks, _sent
from datetime import timedelta

import torch
import torch._dynamo  # here once: DDP's constructor would import it in each rank
import torch.distributed as dist
from _ranks import run
from _sent import sent
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP


def main(rank):
    ddp, norm = DDP(nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2)).eval()), nn.SyncBatchNorm(2).eval()
    calls = {
        "all_gather_object": lambda: dist.all_gather_object([None, None], {"rank": rank}),
        "barrier": dist.barrier,
        "SyncBatchNorm in eval": lambda: norm(torch.ones(3, 2)),
        "BatchNorm in eval, wrapped": lambda: ddp(torch.ones(3, 2)),
        "state_dict of a DDP": ddp.state_dict,
    }
    for title, call in calls.items():
        sent()
        call()
        print(f"{title}:", ", ".join(line.replace("[]", "").strip() for line in sent()) or "nothing")
    mine, other = torch.full((4,), 1.0 + rank), torch.empty(4)
    pair = [dist.P2POp(dist.isend, mine, 1 - rank), dist.P2POp(dist.irecv, other, 1 - rank)]
    for work in dist.batch_isend_irecv(pair):
        work.wait()
    print("batch_isend_irecv: received", other.tolist())
    try:
        dist.isend(mine, 1 - rank).wait(timedelta(seconds=3))  # as send does, with a limit
        dist.irecv(other, 1 - rank).wait()
        print("both send, then both receive: received", other.tolist())
    except RuntimeError:
        print("both send, then both receive: RuntimeError")


print(run(main)[0], end="")
