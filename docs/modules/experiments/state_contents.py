"""What is in a state dict, and whose memory it is"""

import copy

import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(2, 2, bias=False)
        self.tied = nn.Linear(2, 2, bias=False)
        self.tied.weight = self.layer.weight
        self.register_parameter("absent", None)
        self.register_buffer("mean", torch.zeros(2))
        self.register_buffer("cache", torch.zeros(2), persistent=False)
        self.plain = torch.zeros(2)
        self.epoch = 3

    def get_extra_state(self):
        return {"epoch": self.epoch}

    def set_extra_state(self, state):
        self.epoch = state["epoch"]


net = Net()
state = net.state_dict()
print("keys:", *state)
print("versions:", dict(state._metadata))
entry = state["layer.weight"]
print("an entry:", type(entry).__name__, "· requires_grad:", entry.requires_grad)
print("memory of the parameter:", entry.data_ptr() == net.layer.weight.data_ptr())
print("keep_vars=True, the parameter itself:", net.state_dict(keep_vars=True)["layer.weight"] is net.layer.weight)

kept = {"state_dict()": net.state_dict(), "dict(state_dict())": dict(net.state_dict())}
kept["deepcopy of it"] = copy.deepcopy(net.state_dict())
kept["clones"] = {k: v.clone() for k, v in net.state_dict().items() if isinstance(v, torch.Tensor)}
first = net.layer.weight.sum().item()
optimizer = torch.optim.SGD(net.parameters(), lr=1.0)
net.layer(torch.ones(1, 2)).sum().backward()
optimizer.step()
for name, dictionary in kept.items():
    print(f"after a step, {name} has the {'old' if dictionary['layer.weight'].sum().item() == first else 'new'} weight")
net.double()
old, new = kept["state_dict()"]["layer.weight"], net.state_dict()["layer.weight"]
print(
    "after double(), the dictionary of before:",
    old.dtype,
    "· memory of the parameter:",
    old.data_ptr() == new.data_ptr(),
)
