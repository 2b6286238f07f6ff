"""Hooks on a model, on a layer inside and on all modules, registered backwards, and the order in which they run"""

import torch
from torch import nn

log: list[str] = []


def say(what):
    """A hook that notes its kind and the module that it was called for."""
    return lambda module, *_: log.append(f"{what:28}{names[module]}")


def everywhere(what):
    """The same for a hook on all modules."""
    return say(f"{what}, global")


model = nn.Sequential(nn.Linear(2, 2))
names = {model: "model", model[0]: "  layer"}
x = torch.ones(1, 2, requires_grad=True)
KINDS = {
    "full backward hook": "register_full_backward_hook",
    "backward pre-hook": "register_full_backward_pre_hook",
    "forward hook": "register_forward_hook",
    "forward pre-hook": "register_forward_pre_hook",
}
for what, register in KINDS.items():
    for module in names:
        getattr(module, register)(say(what))
    getattr(nn.modules.module, register.replace("register_", "register_module_"))(everywhere(what))
model[0].register_forward_hook(say("forward hook, prepended"), prepend=True)
model[0].register_forward_hook(say("forward hook, always"), always_call=True)
model[0].weight.register_hook(lambda g: log.append("tensor hook                   weight"))
model[0].weight.register_post_accumulate_grad_hook(lambda p: log.append("post-accumulate-grad hook     weight"))

out = model(x)
log.append("loss.backward()")
out.sum().backward()
for number, line in enumerate(log, 1):
    print(f"{number:2} {line}")
