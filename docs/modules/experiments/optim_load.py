"""What load_state_dict of an optimizer copies, casts, overwrites, and does not look at"""

import torch
from torch import nn, optim


def trained(dtype=torch.float32, swap=False, lr=0.1, names=False):
    torch.manual_seed(0)
    layers = {"a": nn.Parameter(torch.randn(2, 2, dtype=dtype)), "b": nn.Parameter(torch.randn(2, 2, dtype=dtype))}
    order = sorted(layers, reverse=swap)
    given = [(name, layers[name]) if names else layers[name] for name in order]
    optimizer = optim.Adam(given, lr=lr)
    for name in layers:
        layers[name].grad = torch.full((2, 2), 1.0 if name == "a" else 100.0, dtype=dtype)
    optimizer.step()
    return layers, optimizer


_, old = trained(lr=0.1)
saved = old.state_dict()
layers, new = trained(torch.bfloat16, lr=0.001)
new.load_state_dict(saved)
state = new.state[layers["a"]]
print("dtypes:", *(f"{key} {str(value.dtype)[6:]}" for key, value in state.items()))
print("shares memory with what was loaded:", state["exp_avg"].data_ptr() == saved["state"][0]["exp_avg"].data_ptr())
print("lr before 0.001, after loading:", new.param_groups[0]["lr"])

layers, new = trained()
new.load_state_dict(saved)
state = new.state[layers["a"]]
print("the same dtype: exp_avg shares memory:", state["exp_avg"].data_ptr() == saved["state"][0]["exp_avg"].data_ptr())

for names in (False, True):
    saved = trained(names=names)[1].state_dict()
    layers, new = trained(swap=True, names=names)
    new.load_state_dict(saved)
    print(f"order swapped, names given {names}: exp_avg of a", new.state[layers["a"]]["exp_avg"][0, 0].item(), end=" ")
    print("of b", new.state[layers["b"]]["exp_avg"][0, 0].item())
