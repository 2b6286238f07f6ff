"""A Function called like an object"""

# raises: RuntimeError
import torch


class Double(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x * 2

    @staticmethod
    def backward(ctx, g):
        return g * 2


print(Double.apply(torch.ones(2)))
Double()(torch.ones(2))
