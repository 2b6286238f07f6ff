"""The training step that this chapter follows: two layers without biases, ReLU between, SGD with momentum."""

import torch
from _training import no_workspaces
from torch import nn

no_workspaces()


# --8<-- [start:step]
def make():
    net = nn.Sequential(
        nn.Linear(1024, 1024, bias=False),
        nn.ReLU(),
        nn.Linear(1024, 256, bias=False),
    ).cuda()
    return net, torch.optim.SGD(net.parameters(), 0.1, momentum=0.9)


def step(net, optimiser, rows=1536):
    x = torch.empty(rows, 1024, device="cuda")
    net(x).sum().backward()
    optimiser.step()
    optimiser.zero_grad()


# --8<-- [end:step]
