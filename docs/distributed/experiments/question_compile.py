"""How many graphs are compiled, if DDP is inside and if it is outside"""

import _fake
import torch
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP

graphs = []


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(512, 512, bias=False) for _ in range(4))  # 1 MiB each

    def forward(self, x):
        for layer in self.layers:
            x = layer(x).relu()
        return x


def backend(graph, inputs):
    graphs.append(graph)
    return graph.forward


def count(title, make):
    torch._dynamo.reset()
    graphs.clear()
    make(Net())(torch.ones(1, 512))
    print(f"{title}: {len(graphs)}")


with _fake.rank_of(2):
    count("torch.compile(net)", lambda net: torch.compile(net, backend=backend))
    for size in (25, 2, 1):
        title = f"bucket_cap_mb={size}"
        count(f"torch.compile(DDP), {title}", lambda n, s=size: torch.compile(DDP(n, bucket_cap_mb=s), backend=backend))
        count(f"DDP(torch.compile), {title}", lambda n, s=size: DDP(torch.compile(n, backend=backend), bucket_cap_mb=s))
