"""Which ways of calling a layer run its hooks, and how often"""

# limit: 120
import copy

import torch
from torch import nn
from torch.utils.checkpoint import checkpoint

counts: dict[str, int] = {}


def count(kind):
    def hook(*_):
        counts[kind] = counts.get(kind, 0) + 1

    return hook


def hooked(layer=None):
    layer = layer or nn.Linear(2, 2)
    layer.register_forward_pre_hook(count("pre"))
    layer.register_forward_hook(count("forward"))
    layer.register_full_backward_hook(count("backward"))
    return layer


def late(x):
    """The hooks come when the compiled layer has been called once."""
    layer = nn.Linear(2, 2)
    compiled = torch.compile(layer, backend="eager")
    compiled(x)
    hooked(layer)
    return compiled(x)


def own_compile(x):
    layer = hooked()
    layer.compile(backend="eager")
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
    counts.clear()
    torch._dynamo.reset()
    out = way(torch.ones(3, 2, requires_grad=True))
    if out.requires_grad:
        out.sum().backward()
    print(f"{name:42}{counts.get('pre', 0):<5}{counts.get('forward', 0):<9}{counts.get('backward', 0)}")
