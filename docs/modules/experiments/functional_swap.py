"""functional_call lends the module other tensors for one call"""

import torch
from torch import nn
from torch.func import functional_call


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(2, 2, bias=False)
        self.tied = nn.Linear(2, 2, bias=False)
        self.tied.weight = self.layer.weight
        self.register_buffer("calls", torch.zeros(()))

    def forward(self, x):
        self.calls = self.calls + 1
        print("  in forward: given", self.layer.weight is given, "· tied too", self.tied.weight is given)
        if x is None:
            raise ValueError("no input")
        return self.tied(self.layer(x))


net, x = Net(), torch.ones(1, 2)
weight, given = net.layer.weight, torch.full((2, 2), 2.0, requires_grad=True)
tensors = {"layer.weight": given, "calls": torch.tensor(10.0)}
print("functional_call(net, tensors, x)")
y = functional_call(net, tensors, (x,))
print("  result", y.tolist(), "· back again:", net.layer.weight is weight)
y.sum().backward()
print("  gradient of the given:", given.grad is not None, "· of the module's:", weight.grad is not None)
print("  calls: the module's", net.calls.item(), "· in the dictionary", tensors["calls"].item())
print("tie_weights=False")
functional_call(net, {"layer.weight": given}, (x,), tie_weights=False)
print("a forward that raises")
try:
    functional_call(net, {"layer.weight": given}, (None,))
except ValueError as error:
    print(" ", error, "· back again:", net.layer.weight is weight)
print("a misspelt name")
functional_call(net, {"layer.wieght": given}, (x,))
try:
    functional_call(net, {"layer.wieght": given}, (x,), strict=True)
except RuntimeError as error:
    print("  strict=True:", str(error).splitlines()[-2].strip())
