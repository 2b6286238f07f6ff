"""A gradient of zero and no gradient: what a step does with each, and zero_grad with one that was kept"""

import torch
from torch import nn, optim


def moved(kind, set_to_none, **options):
    parameter = nn.Parameter(torch.ones(2))
    optimizer = kind([parameter], lr=0.1, **options)
    parameter.grad = torch.ones(2)
    optimizer.step()
    optimizer.zero_grad(set_to_none=set_to_none)
    before = parameter.detach().clone()
    optimizer.step()  # this batch did not reach the parameter
    return not torch.equal(before, parameter)


print(f"{'does the second step move it?':32} zeros  None")
for kind, options in (
    (optim.SGD, {}),
    (optim.SGD, {"momentum": 0.9}),
    (optim.SGD, {"weight_decay": 0.1}),
    (optim.Adam, {}),
    (optim.AdamW, {}),
    (optim.RMSprop, {}),
    (optim.Adagrad, {}),
):
    title = " ".join([kind.__name__, *(f"{key}={value}" for key, value in options.items())])
    print(f"{title:32} {moved(kind, False, **options)!s:5}  {moved(kind, True, **options)}")

layer = nn.Linear(2, 1, bias=False)
optimizer = optim.SGD(layer.parameters(), lr=0.1)
for set_to_none in (True, False):
    layer(torch.ones(1, 2)).sum().backward()
    kept = layer.weight.grad
    optimizer.zero_grad(set_to_none=set_to_none)
    print(f"set_to_none={set_to_none}: a gradient that was kept now reads", kept.tolist(), end=", ")
    layer(torch.ones(1, 2)).sum().backward()
    print("the next backward writes to the same tensor:", layer.weight.grad is kept)
