"""A parameter in place of a list of parameters"""

# raises: TypeError
import torch
from torch import nn

layer = nn.Linear(2, 2)
print(len(torch.optim.SGD(layer.parameters(), lr=0.1).param_groups[0]["params"]))
for wrong in (layer, layer.state_dict()):
    try:
        torch.optim.SGD(wrong, lr=0.1)
    except TypeError as error:
        print(error)
torch.optim.SGD(layer.weight, lr=0.1)
