"""One function and its derivative, with the formula in three places."""

import torch
from torch.library import custom_op


def opaque(name):
    """x**3 by NumPy, as an operator with a fake kernel, a batching rule and no formula."""

    def cube(x: torch.Tensor) -> torch.Tensor:
        return torch.from_numpy(x.detach().numpy() ** 3)

    operator = custom_op(f"places::{name}", cube, mutates_args=())
    operator.register_fake(torch.empty_like)
    operator.register_vmap(lambda info, dims, x: (operator(x), dims[0]))
    return operator


# --8<-- [start:places]
def keep(ctx, inputs, output):
    ctx.save_for_backward(*inputs)
    ctx.save_for_forward(*inputs)


def slope(ctx, grad):  # linear in grad, so it serves both directions
    return 3 * grad * ctx.saved_tensors[0] ** 2


below = opaque("below")
below.register_autograd(slope, setup_context=keep)  # under the key Autograd

kernel = opaque("above")


class Above(torch.autograd.Function):  # around an operator that has none
    forward = staticmethod(lambda x: kernel(x))
    setup_context, backward = staticmethod(keep), staticmethod(slope)
    vmap = staticmethod(lambda info, dims, x: (Above.apply(x), dims[0]))


class Both(Above):
    jvp = staticmethod(slope)


def inside(x):  # no formula at all: operators that have theirs
    return x * x * x


# --8<-- [end:places]
WAYS = {
    "below": below,
    "above": Above.apply,
    "above, jvp": Both.apply,
    "inside": inside,
}
