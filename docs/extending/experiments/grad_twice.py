"""The derivative of a derivative, for five ways to write the first"""

# limit: 120
import warnings

import torch
from torch.autograd import gradcheck, gradgradcheck
from torch.library import custom_op, define, impl

warnings.simplefilter("ignore")
T = torch.Tensor


def slope(grad: T, x: T) -> T:
    grad, x = grad.detach().numpy(), x.detach().numpy()
    return torch.from_numpy(grad * 3 * x**2)


bare = custom_op("twice::bare", slope, mutates_args=())
whole = custom_op("twice::whole", slope, mutates_args=())
define("twice::defined", "(Tensor grad, Tensor x) -> Tensor")
impl("twice::defined", "cpu", slope)


def keep(ctx, inputs, output):
    ctx.save_for_backward(*inputs)


def again(ctx, g):
    grad, x = ctx.saved_tensors
    return g * 3 * x**2, g * grad * 6 * x


whole.register_autograd(again, setup_context=keep)
FORMULAS = {
    "operators of PyTorch": lambda ctx, g: g * 3 * ctx.saved_tensors[0] ** 2,
    "operator with formula": lambda ctx, g: whole(g, *ctx.saved_tensors),
    "custom_op without": lambda ctx, g: bare(g, *ctx.saved_tensors),
    "define without": lambda ctx, g: torch.ops.twice.defined(g, *ctx.saved_tensors),
    "NumPy": lambda ctx, g: slope(g, *ctx.saved_tensors),
}
for i, (name, formula) in enumerate(FORMULAS.items()):
    cube = custom_op(f"twice::f{i}", lambda x: slope(x, x) / 3, mutates_args=(), schema="(Tensor x) -> Tensor")
    cube.register_autograd(formula, setup_context=keep)
    x = torch.tensor([2.0], dtype=torch.float64, requires_grad=True)
    print(f"{name:22} gradcheck {gradcheck(cube, (x,), raise_exception=False)}", end=", ")
    (first,) = torch.autograd.grad(cube(x), x, create_graph=True)
    try:
        (second,) = torch.autograd.grad(first + x, x)  # the derivative of x is 1
        passed = gradgradcheck(cube, (x,), raise_exception=False)
        print(f"second {second.item() - 1:g}, gradgradcheck {passed}")
    except RuntimeError as error:
        print(f"second: {str(error)[:26]} …")
