"""What a hook's return value does, for each kind of hook"""

import warnings

import torch
from torch import nn

KINDS = {
    "register_forward_pre_hook": ("a number more", lambda m, args: (args[0] + 1,)),
    "register_forward_pre_hook, a tensor": ("a number more", lambda m, args: args[0] + 1),
    "register_forward_pre_hook, two": ("a second argument", lambda m, args: (args[0], 5)),
    "register_forward_hook": ("ten times", lambda m, args, y: y * 10),
    "register_forward_hook, a string": ("a string", lambda m, args, y: "text"),
    "register_full_backward_pre_hook": ("ten times", lambda m, go: (go[0] * 10,)),
    "register_full_backward_pre_hook, a tensor": ("ten times", lambda m, go: go[0] * 10),
    "register_full_backward_hook": ("ten times", lambda m, gi, go: (gi[0] * 10,)),
    "register_full_backward_hook, a tensor": ("ten times", lambda m, gi, go: gi[0] * 10),
    "register_full_backward_hook, two": ("two", lambda m, gi, go: (gi[0], gi[0])),
}
warnings.simplefilter("ignore")


def numbers(hook_name, hook):
    """y, x.grad and weight.grad of one step with this hook."""
    layer, x = nn.Linear(1, 1, bias=False), torch.tensor([[3.0]], requires_grad=True)
    nn.init.constant_(layer.weight, 2)
    if hook:
        getattr(layer, hook_name)(hook)
    y = layer(x)
    y.sum().backward()
    return f"y {y.item():<4g} x.grad {x.grad.item():<4g} weight.grad {layer.weight.grad.item():g}"


print(f"{'no hook':44}{numbers('', None)}")
for kind, (_, hook) in KINDS.items():
    try:
        said = numbers(kind.partition(",")[0], hook)
    except Exception as error:
        said = f"{type(error).__name__}: {str(error)[:60]}"
    print(f"{kind:44}{said}")
