"""A broadcast from a rank that does not exist"""

# raises: RuntimeError
import torch
import torch.distributed as dist

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
dist.broadcast(torch.ones(1), src=1)
