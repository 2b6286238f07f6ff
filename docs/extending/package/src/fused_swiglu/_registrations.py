"""What each part of PyTorch asks of the two operators, beside their kernels."""

from typing import Any

import torch
from torch import Tensor

OPS = torch.ops.fused_swiglu


# --8<-- [start:fake]
@torch.library.register_fake("fused_swiglu::swiglu")
def _(gate: Tensor, up: Tensor, beta: float = 1.0) -> Tensor:
    torch._check_value(gate.shape == up.shape, lambda: f"swiglu: {gate.shape} and {up.shape} differ")
    torch._check_type(gate.dtype == up.dtype, lambda: f"swiglu: {gate.dtype} and {up.dtype} differ")
    return torch.empty_like(gate, memory_format=torch.contiguous_format)


@torch.library.register_fake("fused_swiglu::swiglu_backward")
def _(grad: Tensor, gate: Tensor, up: Tensor, beta: float) -> tuple[Tensor, Tensor]:
    made = torch.empty_like(gate, memory_format=torch.contiguous_format)
    return made, torch.empty_like(made)


# --8<-- [end:fake]


# --8<-- [start:autograd]
def keep(ctx: Any, inputs: tuple[Tensor, Tensor, float], output: Tensor) -> None:
    gate, up, beta = inputs
    ctx.save_for_backward(gate, up)  # tensors: checked for writes, freed after backward
    ctx.beta = beta  # what is no tensor is an attribute


def backward(ctx: Any, grad: Tensor) -> tuple[Tensor, Tensor, None]:
    gate, up = ctx.saved_tensors
    return *OPS.swiglu_backward(grad, gate, up, ctx.beta), None  # one for each input


torch.library.register_autograd("fused_swiglu::swiglu", backward, setup_context=keep)
# --8<-- [end:autograd]


# --8<-- [start:double]
def keep_all(ctx: Any, inputs: tuple[Tensor, Tensor, Tensor, float], output: Any) -> None:
    *tensors, ctx.beta = inputs
    ctx.save_for_backward(*tensors)


def double_backward(ctx: Any, to_gate: Tensor, to_up: Tensor) -> tuple[Tensor, Tensor, Tensor, None]:
    grad, g, u = ctx.saved_tensors
    b, s = ctx.beta, torch.sigmoid(ctx.beta * g)
    first = s * (1 + b * g * (1 - s))  # the derivative of g * s
    second = b * s * (1 - s) * (2 + b * g * (1 - 2 * s))  # and the derivative of that
    return (
        to_gate * u * first + to_up * g * s,
        to_gate * grad * u * second + to_up * grad * first,
        to_gate * grad * first,
        None,
    )


torch.library.register_autograd("fused_swiglu::swiglu_backward", double_backward, setup_context=keep_all)
# --8<-- [end:double]


# --8<-- [start:vmap]
def batched(op: Any, info: Any, in_dims: tuple[int | None, ...], *args: Any) -> tuple[Any, Any]:
    """An elementwise operator on a batch: the same operator, with the batch as first dimension of all tensors."""
    moved = []
    for arg, dim in zip(args, in_dims, strict=True):
        if isinstance(arg, Tensor):
            arg = arg.unsqueeze(0) if dim is None else arg.movedim(dim, 0)
            arg = arg.expand(info.batch_size, *arg.shape[1:])
        moved.append(arg)
    result = op(*moved)
    return result, 0 if isinstance(result, Tensor) else (0,) * len(result)


@torch.library.register_vmap("fused_swiglu::swiglu")
def _(info: Any, in_dims: tuple[int | None, ...], *args: Any) -> tuple[Any, Any]:
    return batched(OPS.swiglu, info, in_dims, *args)


@torch.library.register_vmap("fused_swiglu::swiglu_backward")
def _(info: Any, in_dims: tuple[int | None, ...], *args: Any) -> tuple[Any, Any]:
    return batched(OPS.swiglu_backward, info, in_dims, *args)


# --8<-- [end:vmap]
