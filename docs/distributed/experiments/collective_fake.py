"""A fake group: any world size in one process, nothing sent, and no sums"""

import torch
import torch.distributed as dist
from torch.distributed.tensor import Shard, distribute_tensor, init_device_mesh
from torch.distributed.tensor.debug import CommDebugMode
from torch.testing._internal.distributed.fake_pg import FakeStore

dist.init_process_group("fake", store=FakeStore(), rank=5, world_size=64)
x = torch.ones(2)
dist.all_reduce(x)
out = torch.zeros(64)
dist.all_gather_single(out, torch.full((1,), 7.0))
print("rank", dist.get_rank(), "of", dist.get_world_size())
print("all_reduce of ones:", x.tolist())
print("all_gather_single of a 7: sevens at", [i for i, v in enumerate(out.tolist()) if v == 7][:3], "…")
with CommDebugMode() as mode:
    mesh = init_device_mesh("cpu", (64,))
    a, b = (
        distribute_tensor(torch.ones(64, 64), mesh, [Shard(1)]),
        distribute_tensor(torch.ones(64, 64), mesh, [Shard(0)]),
    )
    (a @ b).full_tensor()
print("a product of 64 slices:", {str(op).split(".")[-1]: n for op, n in mode.get_comm_counts().items()})
