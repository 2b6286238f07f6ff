"""A Function under torch.func: which layers are active when its methods run"""

import torch
from torch._functorch.pyfunctorch import retrieve_all_functorch_interpreters
from torch import func


def layers():
    return [i.key().name for i in retrieve_all_functorch_interpreters()] or "no layer"


class Combined(torch.autograd.Function):
    forward = staticmethod(lambda ctx, x: x**3)


class Cube(torch.autograd.Function):
    @staticmethod
    def forward(x):
        print("   forward under", layers(), "shape", list(x.shape))
        return x**3

    @staticmethod
    def setup_context(ctx, inputs, output):
        print("   setup_context:", type(ctx).__name__)
        ctx.save_for_backward(*inputs)
        ctx.save_for_forward(*inputs)

    @staticmethod
    def backward(ctx, g):
        return 3 * g * ctx.saved_tensors[0] ** 2

    @staticmethod
    def jvp(ctx, t):
        return 3 * t * ctx.saved_tensors[0] ** 2


class Both(Cube):
    generate_vmap_rule = True


x = torch.tensor([1.0, 2.0])
print("layers while vmap(grad) calls its function:")
func.vmap(func.grad(lambda t: (print("  ", layers()), t.sin())[1]))(x)
for text in (
    "func.grad(Combined.apply)(x[1])",
    "func.grad(Cube.apply)(x[1])",
    "func.vmap(Cube.apply)(x)",
    "func.vmap(func.grad(Both.apply))(x)",
    "func.jvp(Cube.apply, (x,), (x,))[1]",
    "func.hessian(lambda t: Both.apply(t).sum())(x)",
):
    print(text)
    try:
        print("  ", eval(text).tolist())
    except RuntimeError as error:
        print("   RuntimeError:", str(error)[:150])
