"""A plain tensor beside a DTensor"""

# raises: RuntimeError
import torch
import torch.distributed as dist
from torch.distributed.tensor import Shard, distribute_tensor, init_device_mesh

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
mesh = init_device_mesh("cpu", (1,))
weight = distribute_tensor(torch.ones(4, 4), mesh, [Shard(0)])
print("with one number:", (weight + torch.tensor(1.0)).full_tensor().sum().item())
weight + torch.ones(4, 4)
