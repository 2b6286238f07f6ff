"""What a formula gets and owes: a list, numbers, a default, three results"""

import numpy as np
import torch
from torch.library import custom_op

T = torch.Tensor


@custom_op("args::spread", mutates_args=())
def spread(xs: list[T], scale: float, name: str = "plain", *, shift: int = 0) -> tuple[T, T, T]:
    total = sum(x.detach().numpy() for x in xs) * scale + shift
    return tuple(map(torch.from_numpy, (total, total**2, np.argsort(total))))


# --8<-- [start:formula]
def keep(ctx, inputs, keyword_only_inputs, output):
    xs, ctx.scale, ctx.name = inputs
    ctx.count, ctx.shift = len(xs), keyword_only_inputs["shift"]
    ctx.save_for_backward(output[0])


def backward(ctx, grad, grad_square, grad_order):
    print("gradients that came:", grad.tolist(), grad_square.tolist(), grad_order.tolist())
    print("asked for:", ctx.needs_input_grad, "| kept:", ctx.scale, ctx.name, ctx.shift)
    (total,) = ctx.saved_tensors
    one = ctx.scale * (grad + 2 * total * grad_square)
    return [one if need else None for need in ctx.needs_input_grad[0]], None, None


# --8<-- [end:formula]
spread.register_autograd(backward, setup_context=keep)
a, b = torch.tensor([3.0, 1.0], requires_grad=True), torch.tensor([1.0, 1.0])
total, square, order = spread([a, b], 2.0, shift=1)
print("require gradients:", *(t.requires_grad for t in (total, square, order)))
square.sum().backward()
print("a.grad", a.grad.tolist(), " b.grad", b.grad)
