"""A backward that adds into a sum which the engine has begun, and one that asks for its gradient's dtype"""

import torch


class Identity(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.set_output_grad_dtype(torch.double)
        return x.clone()

    @staticmethod
    def backward(ctx, grad):
        (begun,) = ctx.input_grad_buffers
        print(f"  backward: gradient {grad.item()} of {grad.dtype}, the sum so far:", begun)
        if begun is None:
            return grad.float()
        begun.add_(grad)
        return None


def gradient(*in_order):
    x = torch.ones(1, requires_grad=True)
    return torch.autograd.grad(sum(function(x) for function in in_order), x)[0].item()


print("Identity is older, runs last")
print("  gradient", gradient(Identity.apply, lambda x: 3 * x))
print("Identity is younger, runs first")
print("  gradient", gradient(lambda x: 3 * x, Identity.apply))
