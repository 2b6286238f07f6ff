"""A tied weight: after which operations the two names still mean one object"""

import copy
import io

import torch
from torch import nn


def tied(device="cpu"):
    """An embedding and an output layer with one weight."""
    with torch.device(device):
        net = nn.ModuleDict({"embedding": nn.Embedding(10, 4), "head": nn.Linear(4, 10, bias=False)})
    net["head"].weight = net["embedding"].weight
    return net


def saved(net):
    """The module through torch.save and torch.load."""
    file = io.BytesIO()
    torch.save(net, file)
    return torch.load(io.BytesIO(file.getvalue()), weights_only=False)


def loaded(net, **options):
    net.load_state_dict(copy.deepcopy(tied().state_dict()), **options)
    return net


def overwriting(net):
    torch.__future__.set_overwrite_module_params_on_conversion(True)
    net.double()
    torch.__future__.set_overwrite_module_params_on_conversion(False)
    return net


WAYS = {
    "nothing": lambda net: net,
    "copy.deepcopy": copy.deepcopy,
    "torch.save and torch.load of the module": saved,
    "double()": lambda net: net.double(),
    "double(), overwriting parameters": overwriting,
    'to("meta")': lambda net: net.to("meta"),
    'from meta, to_empty(device="cpu")': lambda net: tied("meta").to_empty(device="cpu"),
    "load_state_dict": loaded,
    "load_state_dict, assign=True": lambda net: loaded(net, assign=True),
}
print(f"{'':40} one object  one memory  parameters()")
for name, way in WAYS.items():
    net = way(tied())
    a, b = net["embedding"].weight, net["head"].weight
    memory = "no memory" if a.is_meta else a.untyped_storage().data_ptr() == b.untyped_storage().data_ptr()
    print(f"{name:40} {str(a is b):11} {str(memory):11} {len(list(net.parameters()))}")
