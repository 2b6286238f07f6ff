"""A gradient whose strides are not its parameter's"""

# raises: UserWarning
import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
conv = torch.nn.Conv2d(4, 4, 1)
net = DistributedDataParallel(conv)
strides = (4, 1, 4, 4)  # the same memory as (4, 1, 1, 1), in channels_last words
conv.weight.register_hook(lambda grad: torch.empty_strided(grad.shape, strides).copy_(grad))
net(torch.ones(1, 4, 3, 3)).sum().backward()
