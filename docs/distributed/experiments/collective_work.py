"""What `async_op=True` returns, and which call waits"""

# requires: network-loopback
# helpers: _ranks
import torch
import torch.distributed as dist
import torch.distributed._functional_collectives as funcol
from _ranks import run


def main(rank):
    store = dist.distributed_c10d._get_default_store()
    x = torch.full((2,), 1.0 + rank)
    if rank == 1:
        store.get("rank 0 has called")  # blocks until somebody sets it
    work = dist.all_reduce(x, async_op=True)
    if rank == 0:
        print(f"all_reduce returned a {type(work).__name__}; completed: {work.is_completed()}, x = {x.tolist()}")
        store.set("rank 0 has called", "")
    print("wait() returned", work.wait(), "- completed:", work.is_completed(), "- x =", x.tolist())
    future = work.get_future()
    print("its future holds the same tensor:", future.wait()[0].data_ptr() == x.data_ptr())

    x = torch.full((2,), 1.0 + rank)
    if rank == 1:
        store.get("rank 0 has called again")
    y = funcol.all_reduce(x, "sum", dist.group.WORLD)
    if rank == 0:
        print(f"functional: a {type(y).__name__}; waited for: {y.completed}; x = {x.tolist()}")
        store.set("rank 0 has called again", "")
    print("y + 1 =", (y + 1).tolist(), "- waited for:", y.completed, "- x =", x.tolist())


print(run(main)[0], end="")
