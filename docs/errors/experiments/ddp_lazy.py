"""A model that does not know its shapes yet"""

# raises: RuntimeError
import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
net = torch.nn.LazyLinear(2)
DistributedDataParallel(net)
