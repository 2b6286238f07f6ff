"""Three derivatives that autograd finds costly, wrong or not at all, written by hand"""

import numpy
import torch
from torch.autograd.graph import saved_tensors_hooks


# --8<-- [start:example]
class Example(torch.autograd.Function):
    @staticmethod
    def forward(ctx, w):
        ctx.save_for_backward(w)
        return torch.exp(w) * torch.sin(w) + torch.sin(w)

    @staticmethod
    def backward(ctx, grad):
        (w,) = ctx.saved_tensors
        e = torch.exp(w)
        return grad * (e * torch.sin(w) + (e + 1) * torch.cos(w))


# --8<-- [end:example]
class Round(torch.autograd.Function):
    forward = staticmethod(lambda ctx, x: x.round())
    backward = staticmethod(lambda ctx, grad: grad)  # as if nothing had been rounded


class Numpy(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return torch.from_numpy(numpy.sin(x.numpy()))

    @staticmethod
    def backward(ctx, grad):
        return grad * torch.cos(ctx.saved_tensors[0])


def example(w):
    s = torch.sin(w)
    return torch.exp(w) * s + s


for function in example, Example.apply, torch.round, Round.apply, Numpy.apply:
    packed, w = [], torch.full((2,), 0.7, requires_grad=True)
    with saved_tensors_hooks(lambda t: packed.append(t) or t, lambda t: t):
        result = function(w)
    node = result.grad_fn.name()
    (gradient,) = torch.autograd.grad(result.sum(), w)
    print(f"{node:16} saved {len(packed)}, gradient {gradient[0]:.4f}")
