"""A Function without a backward"""

# raises: NotImplementedError
import torch


class Double(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x * 2


x = torch.ones(2, requires_grad=True)
y = Double.apply(x)
print(y.requires_grad)
y.sum().backward()
