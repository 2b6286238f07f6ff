"""A layer in a plain list: what the optimiser, the file, the move and the mode do with it"""

import torch
from torch import nn


class Net(nn.Module):
    def __init__(self, holder):
        super().__init__()
        self.first = nn.Linear(2, 4)
        self.layers = holder([nn.Linear(4, 1), nn.Dropout()])

    def forward(self, x):
        return self.layers[0](torch.relu(self.first(x)))


for holder in (list, nn.ModuleList):
    torch.manual_seed(0)
    net, x = Net(holder), torch.randn(8, 2)
    optimiser = torch.optim.SGD(net.parameters(), lr=0.1)
    before, inner = net.layers[0].weight.detach().clone(), net.layers[0]
    loss = (net(x) - x.sum(1, keepdim=True)).square().mean()
    loss.backward()
    optimiser.step()
    print(holder.__name__)
    print("   its gradient came:", inner.weight.grad is not None)
    print("   the step changed it:", not torch.equal(before, inner.weight))
    print("   in the file:", any("layers" in name for name in net.state_dict()))
    print("   after double():", net.double().layers[0].weight.dtype)
    print("   after eval() its dropout drops:", net.eval().layers[1].training)
