"""The order of parameters, and a parameter and a layer that stand under two names"""

import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(10, 4)
        self.scale = nn.Parameter(torch.ones(1))
        self.block = nn.Linear(4, 4)
        self.again = self.block  # one layer, two names
        self.head = nn.Linear(4, 10, bias=False)
        self.head.weight = self.embedding.weight  # one parameter, two names
        self.register_buffer("steps", torch.zeros(1))


def show(what, names):
    print(f"{what:42}", *names)


net = Net()
show("named_parameters()", (name for name, _ in net.named_parameters()))
show("named_parameters(remove_duplicate=False)", (n for n, _ in net.named_parameters(remove_duplicate=False)))
show("state_dict()", net.state_dict())
show("named_modules()", (name or "''" for name, _ in net.named_modules()))
show("children()", (type(child).__name__ for child in net.children()))
print("numbers in parameters():", sum(p.numel() for p in net.parameters()))
print("numbers in state_dict():", sum(t.numel() for t in net.state_dict().values()))
net.block = nn.Linear(4, 4)
show("block assigned anew", (name for name, _ in net.named_children()))
del net.block
net.block = nn.Linear(4, 4)
show("block deleted and assigned", (name for name, _ in net.named_children()))
order: list[str] = []
net.apply(lambda module: order.append(type(module).__name__))
show("apply() visits", order)
