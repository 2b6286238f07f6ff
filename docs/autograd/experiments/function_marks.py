"""mark_dirty and mark_non_differentiable, with and without"""

import torch


class Double(torch.autograd.Function):
    mark = False

    @staticmethod
    def forward(ctx, x):
        x.detach().numpy()[:] *= 2  # a write that PyTorch does not see
        if Double.mark:
            ctx.mark_dirty(x)
        return x

    @staticmethod
    def backward(ctx, grad):
        return grad * 2


class Top(torch.autograd.Function):
    mark = False

    @staticmethod
    def forward(ctx, x):
        value, half = x.max(), x * 0 + 0.5
        if Top.mark:
            ctx.mark_non_differentiable(half)
        return value * 1, half

    @staticmethod
    def backward(ctx, grad, grad_half):
        print("   backward gets for its second output:", grad_half.tolist())
        return grad.expand(2)


for mark in False, True:
    Double.mark = Top.mark = mark
    print("--- marked" if mark else "--- not marked")
    w = torch.ones(1, requires_grad=True)
    h = w * 1
    out = Double.apply(h)
    print("the result is the input:", out is h, "| version", h._version, "| input's grad_fn", h.grad_fn.name())
    print("gradient through h (2 is right):", torch.autograd.grad(h.sum(), w)[0].item())
    value, half = Top.apply(torch.ones(2, requires_grad=True))
    print("second output requires grad:", half.requires_grad)
    value.backward()
