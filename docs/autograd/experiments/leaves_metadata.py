"""What a node accepts as the gradient of its output"""

import torch


class Give(torch.autograd.Function):
    """The identity, whose backward returns whatever it was told to return."""

    @staticmethod
    def forward(ctx, x, gradient):
        ctx.gradient = gradient
        return x.clone()

    @staticmethod
    def backward(ctx, _):
        return ctx.gradient, None


w = torch.ones(2, 3, requires_grad=True)
expected = (w * 1).grad_fn._input_metadata[0]
print("The node of w * 1 expects", expected.shape, expected.dtype, expected.device)
gradients = {
    "the same": torch.ones(2, 3),
    "one dimension more": torch.ones(4, 2, 3),
    "float64": torch.ones(2, 3, dtype=torch.float64),
    "three numbers": torch.ones(3),
    "on meta": torch.ones(2, 3, device="meta"),
}
for name, gradient in gradients.items():
    y, came = w * 1, []
    y.grad_fn.register_prehook(came.extend)
    try:
        Give.apply(y, gradient).sum().backward()
        print(f"{name}: arrives as", list(came[0].shape), came[0].dtype, "filled with", came[0][0, 0].item())
    except RuntimeError as error:
        print(f"{name}: {error}")
w.grad_dtype, w.grad = None, None
Give.apply(w, torch.ones(2, 3, dtype=torch.float64)).sum().backward()
print("float64 for a leaf with grad_dtype = None:", w.grad.dtype)
