"""A static graph with an output that never reaches the loss"""

# raises: RuntimeError
import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.first, self.second = torch.nn.Linear(2, 2), torch.nn.Linear(2, 2)

    def forward(self, x, both=True):
        return (self.first(x), self.second(x)) if both else (self.first(x),)


dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
for both in (False, True):
    net = DistributedDataParallel(Net(), static_graph=True)
    for step in range(3):
        net(torch.ones(1, 2), both)[0].sum().backward()
    print("returns both outputs:", both, "- three steps done")
