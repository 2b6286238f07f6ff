"""What stays the same object when a module is converted or loaded"""

import copy

import torch
from torch import nn


def make(device="cpu"):
    net = nn.Conv2d(2, 2, 2, device=device)
    net.register_buffer("table", torch.ones(2, device=device))
    net.register_buffer("count", torch.ones(2, dtype=torch.int64, device=device))
    net.weight.grad = torch.ones_like(net.weight)
    return net


def with_flag(flag, way):
    """Runs the conversion under one of the switches of torch.__future__."""

    def run(net):
        getattr(torch.__future__, f"set_{flag}_module_params_on_conversion")(True)
        way(net)
        getattr(torch.__future__, f"set_{flag}_module_params_on_conversion")(False)

    return run


WAYS = {
    "to(float32), as it is": lambda net: net.to(torch.float32),
    "to(float64)": lambda net: net.to(torch.float64),
    "to(memory_format=channels_last)": lambda net: net.to(memory_format=torch.channels_last),
    'to("meta")': lambda net: net.to("meta"),
    'to_empty(device="cpu")': lambda net: net.to_empty(device="cpu"),
    "share_memory()": lambda net: net.share_memory(),
    "to(float64), overwriting": with_flag("overwrite", lambda net: net.to(torch.float64)),
    "to(float64), swapping": with_flag("swap", lambda net: net.to(torch.float64)),
    "load_state_dict": lambda net: net.load_state_dict(copy.deepcopy(net.state_dict())),
    "load_state_dict, assign=True": lambda net: net.load_state_dict(copy.deepcopy(net.state_dict()), assign=True),
}
FROM_META = 'from meta, to_empty(device="cpu")'
WAYS[FROM_META] = WAYS['to_empty(device="cpu")']
print(f"{'':34}parameter  its memory  its .grad  buffer  count")
for name, way in WAYS.items():
    net = make("meta" if name == FROM_META else "cpu")
    p, grad, table, address = net.weight, net.weight.grad, net.table, net.weight.data_ptr()
    way(net)
    same = [net.weight is p, net.weight.data_ptr() == address, net.weight.grad is grad, net.table is table]
    said = ["same" if x else "new" for x in same]
    print(f"{name:34}{said[0]:11}{said[1]:12}{said[2]:11}{said[3]:8}{net.count.dtype}".replace("torch.", ""))
