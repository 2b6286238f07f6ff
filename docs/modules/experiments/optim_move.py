"""A model is changed after its optimizer was made: does the optimizer still train it?"""

# requires: pretended-gpu
import copy

import torch
from torch import nn, optim


def swapped(flag, call):
    getattr(torch.__future__, f"set_{flag}_module_params_on_conversion")(True)
    call()
    getattr(torch.__future__, f"set_{flag}_module_params_on_conversion")(False)


CHANGES = {
    "nothing": lambda net: None,
    "net.double()": lambda net: net.double(),
    "net.to('cuda')": lambda net: net.to("cuda"),
    "net.half()": lambda net: net.half(),
    "net.share_memory()": lambda net: net.share_memory(),
    "load_state_dict": lambda net: net.load_state_dict(copy.deepcopy(net.state_dict())),
    "load_state_dict(assign=True)": lambda net: net.load_state_dict(copy.deepcopy(net.state_dict()), assign=True),
    "net.double(), overwrite": lambda net: swapped("overwrite", net.double),
    "net.double(), swap": lambda net: swapped("swap", net.double),
    "net.weight = Parameter(...)": lambda net: setattr(net, "weight", nn.Parameter(net.weight.detach().clone())),
}


def trial(change, steps):
    net = nn.Linear(2, 2)
    optimizer = optim.Adam(net.parameters())
    for step in range(2):
        if step == steps:
            change(net)
            same = optimizer.param_groups[0]["params"][0] is net.weight
            version = net.weight._version
        optimizer.zero_grad()
        net.weight.grad = torch.ones_like(net.weight)
        try:
            optimizer.step()
        except RuntimeError as error:
            return same, "refused: " + ("device" if "device" in str(error) else "dtype")
    return same, "trained" if net.weight._version > version else "NOT trained"


print(f"{'':30} same object  before the first step  behind it")
for name, change in CHANGES.items():
    (same, early), (_, late) = trial(change, 0), trial(change, 1)
    print(f"{name:30} {same!s:11}  {early:21}  {late}")
