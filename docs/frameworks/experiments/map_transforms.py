"""`torch.func` keeps a stack of transforms, and wraps a tensor once for each level"""

import torch
from torch._C import _functorch as functorch


def f(x):
    stack = functorch.get_interpreter_stack() or []
    print("   stack:", *(f"{i.level()}:{i.key().name}" for i in stack))
    inside = x
    while functorch.is_functorch_wrapped_tensor(inside):
        kind = "batched" if functorch.is_batchedtensor(inside) else "tracks gradients"
        print(f"   level {functorch.maybe_get_level(inside)}, {kind}, shape", *inside.shape)
        inside = functorch.get_unwrapped(inside)
    print("   at the bottom: shape", *inside.shape)
    return (x**3).sum()


x = torch.arange(6.0).reshape(2, 3)
print("f")
f(x)
print("vmap(grad(f)): a gradient per row")
print(torch.vmap(torch.func.grad(f))(x).tolist())
print("vmap(hessian-vector product): grad in grad in vmap")
g = torch.func.grad(lambda row: torch.func.grad(f)(row).sum())
print(torch.vmap(g)(x).tolist())
print("stack afterwards:", functorch.get_interpreter_stack())
