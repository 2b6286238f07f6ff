"""A parametrised weight: what the module becomes, and how often the function runs"""

import copy

import torch
from torch import nn
from torch.nn.utils import parametrize


class Positive(nn.Module):
    runs = 0

    def forward(self, x):
        Positive.runs += 1
        return x.exp()

    def right_inverse(self, y):
        return y.log()


torch.manual_seed(0)
layer = nn.Linear(2, 2)
nn.init.constant_(layer.weight, 1.0)
weight, plain = layer.weight, type(layer)
optimizer = torch.optim.SGD(layer.parameters(), lr=0.1)
parametrize.register_parametrization(layer, "weight", Positive())
print("the class:", plain.__name__, "->", type(layer).__name__, "· still a Linear:", isinstance(layer, nn.Linear))
kind = type(vars(type(layer))["weight"]).__name__
print("weight in _parameters:", "weight" in layer._parameters, "· in the class:", kind)
print("parameters:", *(name for name, _ in layer.named_parameters()))
print("state dict:", *layer.state_dict())
original = layer.parametrizations.weight.original
print("original is the old parameter:", original is weight, "· its numbers:", original.flatten()[0].item())
print("layer.weight is layer.weight:", layer.weight is layer.weight, "·", layer.weight.grad_fn.name())


def runs(do):
    before, _ = Positive.runs, do()
    return Positive.runs - before


x = torch.ones(1, 2)
print("runs in two calls:", runs(lambda: (layer(x), layer(x))))
with parametrize.cached():
    print("runs in two calls, cached:", runs(lambda: (layer(x), layer(x))))
layer.weight = torch.full((2, 2), 5.0)
print("assigned 5, original:", f"{original.flatten()[0].item():.3f}", "· the same object:", original is weight)
layer(x).sum().backward()
optimizer.step()
print("the optimiser made before trains it:", not torch.allclose(layer.weight, torch.tensor(5.0)))
print("a deep copy:", type(copy.deepcopy(layer)).__name__)
parametrize.remove_parametrizations(layer, "weight")
print("removed:", type(layer).__name__, "· weight is the old parameter:", layer.weight is weight)
