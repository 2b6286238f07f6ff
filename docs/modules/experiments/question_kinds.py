"""A tensor that is not trained, kept in four ways: who lists, saves, converts and steps it"""

import torch
from torch import nn


class Keeps(nn.Module):
    def __init__(self, way):
        super().__init__()
        value = torch.ones(2)
        if way == "parameter without a gradient":
            self.x = nn.Parameter(value, requires_grad=False)
        elif way == "attribute":
            self.x = value
        else:
            self.register_buffer("x", value, persistent=way == "buffer")
        self.w = nn.Parameter(torch.ones(2))

    def forward(self):
        return (self.w * self.x).sum()


def assigned(net):
    try:
        net.x = net.x + 1
        return "taken"
    except TypeError:
        return "TypeError"


print(f"{'':30} parameters()  state_dict()  double()  the object  net.x = net.x + 1  stepped")
for way in "parameter without a gradient", "buffer", "buffer, persistent=False", "attribute":
    net = Keeps(way)
    adam = torch.optim.AdamW(net.parameters(), lr=0.1)
    for _ in range(2):
        net().backward()
        adam.step()
    row = [sum(p is net.x for p in net.parameters()), sum(name == "x" for name in net.state_dict())]
    before, stepped = net.x, not torch.equal(net.x, torch.ones(2))
    net.double()
    row += [str(net.x.dtype)[6:], "same" if net.x is before else "new", assigned(net), stepped]
    print(f"{way:30} {row[0]!s:13} {row[1]!s:13} {row[2]:9} {row[3]:11} {row[4]:18} {row[5]}")
