"""A Function of the older form under torch.func"""

# raises: RuntimeError
import torch


class New(torch.autograd.Function):
    @staticmethod
    def forward(x):
        return x * 2

    @staticmethod
    def setup_context(ctx, inputs, output):
        pass

    @staticmethod
    def backward(ctx, g):
        return g * 2


class Old(New):
    @staticmethod
    def forward(ctx, x):
        return x * 2

    setup_context = torch.autograd.Function.setup_context


for function in (New, Old):
    print(torch.func.grad(function.apply)(torch.tensor(1.0)))
