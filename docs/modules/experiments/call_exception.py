"""A forward that raises, and which hooks see it"""

import torch
from torch import nn


class Fails(nn.Module):
    def forward(self, x):
        raise ValueError("in forward")


def say(what):
    return lambda *args: print(f"  {what}; the result is {args[-1]}")


def attempt(module):
    try:
        module(torch.ones(1))
    except ValueError as error:
        print("  raised:", error)


print("a forward hook, one with always_call, and a pre-hook")
module = Fails()
module.register_forward_pre_hook(lambda m, args: print("  pre-hook"))
module.register_forward_hook(say("forward hook"))
module.register_forward_hook(say("forward hook, always_call"), always_call=True)
attempt(module)

print("a forward hook that raises, and one with always_call behind it")
module = nn.Identity()


def bad(*_):
    raise ValueError("in a hook")


module.register_forward_hook(bad)
module.register_forward_hook(say("forward hook, always_call"), always_call=True)
attempt(module)

print("a handle")
module = nn.Identity()
with module.register_forward_hook(say("forward hook")) as handle:
    module(torch.ones(1))
print("  hooks behind the block:", len(module._forward_hooks))
