"""A partial sum is kept until somebody asks: DTensor's Partial and JAX's unreduced"""

# requires: jax
# limit: 120
import _other
import _unreduced
import torch
import torch.distributed as dist
from torch.distributed.tensor import Replicate, Shard, distribute_tensor, init_device_mesh
from torch.distributed.tensor.debug import CommDebugMode
from torch.testing._internal.distributed.fake_pg import FakeStore


def counted(title, work):
    with CommDebugMode() as sent:
        out = work()
    calls = [f"{op.__name__} x{n}" for op, n in sent.get_comm_counts().items()]
    print(f"DTensor, {title}: {out.placements[0]},", *calls or ["nothing"])


dist.init_process_group("fake", store=FakeStore(), rank=0, world_size=8)
mesh = init_device_mesh("cpu", (8,))
a = distribute_tensor(torch.ones(16, 16), mesh, [Shard(1)])
b = distribute_tensor(torch.ones(16, 16), mesh, [Shard(0)])
counted("a @ b", lambda: a @ b)
counted("a @ b + a @ b", lambda: a @ b + a @ b)
counted("2 * (a @ b)", lambda: 2 * (a @ b))
counted("relu(a @ b)", lambda: (a @ b).relu())
counted("a @ b + 1", lambda: a @ b + 1)
counted("(a @ b).redistribute to Shard(0)", lambda: (a @ b).redistribute(placements=[Shard(0)]))
counted("(a @ b).redistribute to Replicate()", lambda: (a @ b).redistribute(placements=[Replicate()]))
dist.destroy_process_group()
print(_other.run("jax", _unreduced.in_jax))
