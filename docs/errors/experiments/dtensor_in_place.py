"""Adding a number in place to a partial sum"""

# raises: RuntimeError
import torch
import torch.distributed as dist
from torch.distributed.tensor import DTensor, Partial, init_device_mesh

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
p = DTensor.from_local(torch.ones(2), init_device_mesh("cpu", (1,)), [Partial()])
p += 1
