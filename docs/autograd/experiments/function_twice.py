"""`x**4` in five ways; the derivatives of `x**8 / 2` at 1 should be 4 and 28"""

import re

import torch
from torch.autograd import gradcheck, gradgradcheck
from torch.autograd.function import once_differentiable


def make(name, forward, backward):
    return type(
        name,
        (torch.autograd.Function,),
        {"forward": staticmethod(forward), "backward": staticmethod(backward)},
    )


def keep_input(ctx, x):
    ctx.save_for_backward(x)
    return x**4


def keep_square(ctx, x):
    square = x * x  # neither an input nor an output
    ctx.save_for_backward(x, square)
    return square * square


def check(call):
    try:
        return str(call())
    except RuntimeError as error:  # GradcheckError is one
        numbers = re.findall(r"(numerical|analytical):tensor\(\[\[ *(-?[\d.]+)", str(error))
        return ", ".join(f"{kind} {float(n):g}" for kind, n in numbers) or str(error)


WAYS = [
    make("FromInput", keep_input, lambda ctx, g: g * 4 * ctx.saved_tensors[0] ** 3),
    make("FromData", keep_input, lambda ctx, g: g * 4 * ctx.saved_tensors[0].data ** 3),
    make("FromSquare", keep_square, lambda ctx, g: g * 4 * ctx.saved_tensors[0] * ctx.saved_tensors[1]),
    make("Once", keep_input, once_differentiable(lambda ctx, g: g * 4 * ctx.saved_tensors[0] ** 3)),
    make("Wrong", keep_input, lambda ctx, g: g * 3 * ctx.saved_tensors[0] ** 3),
]
for way in WAYS:
    x = torch.tensor(1.0, dtype=torch.float64, requires_grad=True)
    (first,) = torch.autograd.grad(way.apply(x) ** 2 / 2, x, create_graph=True)
    print(f"--- {way.__name__}: first derivative {first.item()}", end=", second: ")
    print(check(lambda: first.backward() or x.grad.item()))
    print("gradcheck:    ", check(lambda: gradcheck(way.apply, (x,))))
    print(
        "gradgradcheck:",
        check(lambda: gradgradcheck(way.apply, (x,), torch.ones_like(x, requires_grad=True))),
    )
