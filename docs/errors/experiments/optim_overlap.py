"""A parameter in two groups"""

# raises: ValueError
from torch import nn, optim

net = nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 1))
optim.SGD([{"params": net.parameters()}, {"params": net[1].parameters(), "lr": 0.001}], lr=0.1)
