"""Ten operators, nine of them with one fault, and which test of opcheck finds it"""

# limit: 120
import warnings

import torch
from torch.library import define, impl, opcheck, register_autograd, register_fake

warnings.simplefilter("ignore")


def square(x):
    return x.detach() * x.detach()


def writes(x):
    return x.detach().add_(1) * 1


class Square(torch.autograd.Function):
    forward = staticmethod(lambda ctx, x: (ctx.save_for_backward(x), square(x))[1])
    backward = staticmethod(lambda ctx, grad: slope(ctx, grad))


def slope(ctx, grad):
    return 2 * grad * ctx.saved_tensors[0]


def by_numpy(ctx, grad):
    return torch.from_numpy(slope(ctx, grad).detach().numpy())


like, flat = torch.empty_like, lambda x: x.new_empty(x.numel())
CASES = {  # kernel for CPU, fake kernel, formula
    "nothing wrong": (square, like, slope),
    "no fake kernel": (square, None, slope),
    "fake: wrong shape": (square, flat, slope),
    "fake: wrong dtype": (square, lambda x: like(x, dtype=torch.float64), slope),
    "writes, schema silent": (writes, like, slope),
    "returns a view": (lambda x: x.view(-1), flat, lambda ctx, grad: grad.view(2, 2)),
    "Function under CPU": (Square.apply, like, None),
    "backward by NumPy": (square, like, by_numpy),
    "no formula": (square, like, None),
    "wrong formula": (square, like, lambda ctx, grad: 3 * grad * ctx.saved_tensors[0]),
}
for i, (fault, (kernel, fake, formula)) in enumerate(CASES.items()):
    name = f"checked::f{i}"
    define(name, "(Tensor x) -> Tensor")
    impl(name, "cpu", kernel)
    if fake:
        register_fake(name, fake)
    if formula:
        register_autograd(name, formula, setup_context=lambda ctx, inputs, output: ctx.save_for_backward(*inputs))
    told = opcheck(
        getattr(torch.ops.checked, f"f{i}").default, (torch.ones(2, 2, requires_grad=True),), raise_exception=False
    )
    print(f"{fault:22}", *[test[5:] for test, result in told.items() if result != "SUCCESS"] or ["nothing found"])
