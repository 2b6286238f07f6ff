"""A model without anything to train"""

# raises: RuntimeError
import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
DistributedDataParallel(torch.nn.Linear(2, 2).requires_grad_(False))
