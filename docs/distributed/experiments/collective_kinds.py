"""Eight collectives on three ranks, each of which begins with three numbers of its own"""

# requires: network-loopback
# helpers: _ranks
import torch
import torch.distributed as dist
from _ranks import run


def main(rank):
    mine = torch.tensor([0, 1, 2]) + 10 * rank
    parts = list(mine.split(1))

    def given(call, size):
        out = torch.zeros(size, dtype=torch.long)
        call(out)
        return out.tolist()

    def changed(call):
        x = mine.clone()
        call(x)
        return x.tolist()

    rows = {
        "begins with": mine.tolist(),
        "broadcast from 0": changed(lambda x: dist.broadcast(x, 0)),
        "all_reduce": changed(dist.all_reduce),
        "reduce to 0": changed(lambda x: dist.reduce(x, 0)),
        "scatter from 0": given(lambda out: dist.scatter(out, parts if rank == 0 else None, 0), 1),
        "all_gather_single": given(lambda out: dist.all_gather_single(out, mine), 9),
        "reduce_scatter_single": given(lambda out: dist.reduce_scatter_single(out, mine), 1),
        "all_to_all_single": given(lambda out: dist.all_to_all_single(out, mine), 3),
    }
    boxes = [torch.zeros(3, dtype=torch.long) for _ in range(3)] if rank == 0 else None
    dist.gather(mine, boxes, 0)
    rows["gather to 0"] = torch.stack(boxes).tolist() if boxes else "nothing"
    if rank:
        rows["reduce to 0"] = "as before" if rows["reduce to 0"] == mine.tolist() else "something else"
    for name, value in rows.items():
        print(f"{name}|{value}")


logs = [dict(line.split("|") for line in log.splitlines()) for log in run(main, 3)]
for name in logs[0]:
    print(name, *(f"rank {rank}: {log[name]}" for rank, log in enumerate(logs)), sep="\n   ")
