"""A name that a module cannot give to a member"""

# raises: KeyError
import torch

net = torch.nn.ModuleDict()
try:
    net["layer.1"] = torch.nn.Linear(2, 2)
except KeyError as error:
    print(error.args[0])
net["layer1"] = torch.nn.Linear(2, 2)
net["keys"] = torch.nn.Linear(2, 2)
