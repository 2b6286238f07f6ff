"""Which ways of calling a layer run its hooks, and how often"""

# limit: 120
import copy

import torch
from torch import nn
from torch.utils.checkpoint import checkpoint

counts = {"pre": 0, "forward": 0, "backward": 0}


def count(kind):
    return lambda *_: counts.update({kind: counts[kind] + 1})


def hooked(layer=None):
    layer = layer or nn.Linear(2, 2)
    layer.register_forward_pre_hook(count("pre"))
    layer.register_forward_hook(count("forward"))
    layer.register_full_backward_hook(count("backward"))
    return layer


def late(x):
    compiled = torch.compile(layer := nn.Linear(2, 2), backend="eager")
    compiled(x)
    hooked(layer)
    return compiled(x)


def own_compile(x):
    (layer := hooked()).compile(backend="eager")
    return layer(x)


WAYS = {
    "layer(x)": lambda x: hooked()(x),
    "layer.forward(x)": lambda x: hooked().forward(x),
    "copy.deepcopy(layer)(x)": lambda x: copy.deepcopy(hooked())(x),
    "under no_grad": torch.no_grad()(lambda x: hooked()(x)),
    "functional_call(layer, {}, x)": lambda x: torch.func.functional_call(hooked(), {}, x),
    "vmap(layer)(x)": lambda x: torch.func.vmap(hooked())(x),
    "checkpoint(layer, x)": lambda x: checkpoint(hooked(), x, use_reentrant=False),
    "torch.compile(layer)(x)": lambda x: torch.compile(hooked(), backend="eager")(x),
    "torch.compile(layer), hooks afterwards": late,
    "layer.compile(), layer(x)": own_compile,
}
print(f"{'':42}pre  forward  backward")
for name, way in WAYS.items():
    counts = dict.fromkeys(counts, 0)
    torch._dynamo.reset()
    out = way(torch.ones(3, 2, requires_grad=True))
    if out.requires_grad:
        out.sum().backward()
    print(f"{name:42}{counts['pre']:<5}{counts['forward']:<9}{counts['backward']}")
