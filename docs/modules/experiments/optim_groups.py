"""Groups hold options and parameters, the state comes with the first step, and a state dict counts parameters"""

import torch
from torch import nn, optim

net = nn.Sequential(nn.Linear(2, 3), nn.Linear(3, 1))
net[1].bias.requires_grad_(False)
names = {parameter: name for name, parameter in net.named_parameters()}
optimizer = optim.Adam([{"params": net[1].parameters(), "lr": 0.1}, {"params": net[0].parameters()}], lr=0.001)
for number, group in enumerate(optimizer.param_groups):
    print(f"group {number}: lr {group['lr']},", *(names[p] for p in group["params"]))
print("states before the first step:", len(optimizer.state))
net(torch.ones(4, 2)).sum().backward()
optimizer.step()
for parameter, state in optimizer.state.items():
    print(f"state of {names[parameter]}:", *(f"{key} {list(value.shape)}" for key, value in state.items()))
saved = optimizer.state_dict()
print("saved groups:", [group["params"] for group in saved["param_groups"]], "saved states:", *saved["state"])
mine = optimizer.state[net[0].weight]["exp_avg"]
print("the saved tensor is the optimizer's own:", saved["state"][2]["exp_avg"] is mine)
parameter = optimizer.param_groups[1]["params"][0]
print("the group's parameter is the module's:", parameter is net[0].weight)
print("state takes", sum(t.nbytes for s in optimizer.state.values() for t in s.values()), "bytes,", end=" ")
print("the trained parameters", sum(p.nbytes for p in optimizer.state))
