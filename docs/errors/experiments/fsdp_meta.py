"""A sharded model whose parameters are still on the meta device"""

# raises: RuntimeError
import torch
import torch.distributed as dist
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
with torch.device("meta"):
    model = torch.nn.Linear(2, 2)
fully_shard(model, mesh=init_device_mesh("cpu", (1,)))
model(torch.ones(1, 2))
