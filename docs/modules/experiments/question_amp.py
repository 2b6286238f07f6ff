"""Types of gradients, and a Function's backward under autocast with and without setup_context"""

import torch
from torch import nn
from torch.amp import custom_bwd, custom_fwd


class Joined(torch.autograd.Function):
    @staticmethod
    @custom_fwd(device_type="cpu")
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x @ x

    @staticmethod
    @custom_bwd(device_type="cpu")
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        print("  a product in backward:", (x @ x).dtype)
        return grad


class Apart(torch.autograd.Function):
    @staticmethod
    @custom_fwd(device_type="cpu")
    def forward(x):
        return x @ x

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(*inputs)

    backward = Joined.backward


x = torch.ones(2, 2, requires_grad=True)
for function in Joined, Apart:
    for dtype in torch.bfloat16, torch.float16:
        print(function.__name__, dtype)
        try:
            with torch.autocast("cpu", dtype):
                y = function.apply(x)
            y.float().sum().backward()
        except Exception as error:
            print(f"  {type(error).__name__}: {error}")

for name, dtype in ("float32", torch.float32), ("half()", torch.float16), ("bfloat16()", torch.bfloat16):
    layer = nn.Linear(2, 2).to(dtype)
    with torch.autocast("cpu", torch.bfloat16):
        out = layer(torch.ones(1, 2))
    out.sum().backward()
    print(f"weights {name:10} result {out.dtype}, gradient {layer.weight.grad.dtype}")
