"""A backward that returns another shape"""

# raises: RuntimeError
import torch


class Doubled(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x * 2

    @staticmethod
    def backward(ctx, g):
        return g.repeat(2)


Doubled.apply(torch.ones(3, requires_grad=True)).sum().backward()
