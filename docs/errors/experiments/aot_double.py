"""The gradient of a gradient through a compiled function"""

# raises: RuntimeError
import torch


@torch.compile(backend="aot_eager")
def f(x):
    return (x**3).sum()


x = torch.ones(2, requires_grad=True)
(first,) = torch.autograd.grad(f(x), x, create_graph=True)
first.sum().backward()
