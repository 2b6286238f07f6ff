"""The writes that autograd refuses, and what it says"""

import torch


class Flat(torch.autograd.Function):
    @staticmethod
    def forward(ctx, t):
        return t.view(-1)

    @staticmethod
    def backward(ctx, grad):
        return grad.view(2, 3)


def under(mode, view=lambda t: t[0]):
    def make(t):
        with mode():
            return view(t)

    return make


x = torch.ones(2, 3, requires_grad=True)
plain = torch.ones(2, 3)
cases = {
    "a leaf": (lambda: x, lambda t: t),
    "a view of a leaf": (lambda: x, lambda t: t[0]),
    "one output of unbind": (x.clone, lambda t: t.unbind()[0]),
    "an output of a Function": (x.clone, Flat.apply),
    "a view made under no_grad": (x.clone, under(torch.no_grad)),
    "a view made in inference mode": (x.clone, under(torch.inference_mode)),
    "a view made under no_grad, nothing needs a gradient": (lambda: plain, under(torch.no_grad)),
}
for name, (make, alias) in cases.items():
    for what in ("write to it", "write to its base, then use it"):
        base = make()
        t = alias(base)
        try:
            (t if what == "write to it" else base).mul_(2)
            t * 1
            print(f"{name}; {what}: allowed")
        except RuntimeError as error:
            print(f"{name}; {what}:\n    {str(error).partition('. ')[0]}")
