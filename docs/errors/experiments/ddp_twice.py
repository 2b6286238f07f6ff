"""A layer whose gradients arrive twice in one backward"""

# raises: RuntimeError
import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel
from torch.utils.checkpoint import checkpoint


class Net(torch.nn.Module):
    def __init__(self, reentrant):
        super().__init__()
        self.first, self.shared, self.reentrant = torch.nn.Linear(2, 2), torch.nn.Linear(2, 2), reentrant

    def forward(self, x):
        x = self.first(x)
        for _ in range(2):
            x = checkpoint(self.shared, x, use_reentrant=self.reentrant)
        return x


dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
for reentrant in (False, True):
    net = DistributedDataParallel(Net(reentrant), find_unused_parameters=True)
    net(torch.ones(1, 2)).sum().backward()
    print("use_reentrant =", reentrant, "backward done")
