"""Operators that have no rule for DTensors"""

# raises: NotImplementedError
import torch
import torch.distributed as dist
from torch.distributed.tensor import Replicate, distribute_tensor, init_device_mesh

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
x = distribute_tensor(torch.arange(4.0), init_device_mesh("cpu", (1,)), [Replicate()])
try:
    x[x > 1]  # how many are there? the size depends on the values
except RuntimeError as error:
    print(str(error).split("(")[0])
torch.searchsorted(x, x)
