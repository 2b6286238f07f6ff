"""A backward that forgets an argument"""

# raises: RuntimeError
import torch


class Scale(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, factor, whole):
        ctx.factor, ctx.whole = factor, whole
        return x * factor

    @staticmethod
    def backward(ctx, g):
        return (g * ctx.factor, None, None) if ctx.whole else g * ctx.factor


w = torch.ones(2, requires_grad=True)
Scale.apply(w, 3, True).sum().backward()
print(w.grad)
Scale.apply(w, 3, False).sum().backward()
