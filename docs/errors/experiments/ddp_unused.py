"""A parameter that took no part in the loss"""

# raises: RuntimeError
import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.used, self.unused = torch.nn.Linear(2, 2), torch.nn.Linear(2, 2)

    def forward(self, x):
        return self.used(x)


dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
for find in (True, False):
    net = DistributedDataParallel(Net(), find_unused_parameters=find)
    for step in range(2):
        net(torch.ones(1, 2)).sum().backward()
    print("find_unused_parameters =", find, "two steps done")
