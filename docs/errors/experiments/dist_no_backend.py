"""A collective on a device that the group has no backend for"""

# raises: RuntimeError
import torch
import torch.distributed as dist

dist.init_process_group("cuda:gloo", store=dist.HashStore(), rank=0, world_size=1)
dist.all_reduce(torch.ones(1))
