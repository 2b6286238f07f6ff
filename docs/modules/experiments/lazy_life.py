"""A lazy layer before and after its first call"""

import torch
from torch import nn


def attempt(what, do):
    try:
        answer = do()
    except Exception as error:
        answer = f"{type(error).__name__}: {str(error).partition('. ')[0]}"
    print(f"{what}: {answer}")


def describe(net):
    for layer in net:
        weight = layer.weight
        hooks = len(layer._forward_pre_hooks), len(layer._load_state_dict_pre_hooks)
        print(
            f"  {type(layer).__name__}, weight a {type(weight).__name__}, forward pre-hooks and load pre-hooks {hooks}"
        )


torch.manual_seed(0)
net = nn.Sequential(nn.LazyLinear(3), nn.Linear(3, 2))
print("made")
describe(net)
held = net[0].weight
optimizer = torch.optim.SGD(net.parameters(), lr=0.1)
attempt("numbers", lambda: sum(p.numel() for p in net.parameters()))
attempt("shape", lambda: held.shape)
attempt("net[0].forward(x)", lambda: net[0].forward(torch.ones(1, 4)))
attempt("copy by state_dict", lambda: list(net.state_dict())[:2])
attempt("double()", lambda: net.double()[0].weight.dtype)
net.float()
net(torch.ones(1, 4))
print("called with 4 numbers")
describe(net)
print("weight:", *net[0].weight.shape, "· the object that the optimiser holds:", net[0].weight is held)
attempt("called with 5 numbers", lambda: net(torch.ones(1, 5)))

torch.manual_seed(0)
usual = nn.Sequential(nn.Linear(4, 3), nn.Linear(3, 2))
print("the same seed, no lazy layer: equal weights:", [torch.equal(a.weight, b.weight) for a, b in zip(net, usual)])
loading = nn.LazyLinear(3)
loading.load_state_dict(net[0].state_dict())
print("loaded before a call:", type(loading).__name__, *loading.weight.shape)
loading(torch.ones(1, 4))
print("and after a call:", type(loading).__name__)
