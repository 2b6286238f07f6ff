"""A compiled function whose second backward is to keep the graph"""

# raises: RuntimeError
import torch


@torch.compile(backend="aot_eager")
def f(x):
    return x.sin().exp().sum()


x = torch.ones(2, requires_grad=True)
f(x).backward()
f(x).backward(retain_graph=True)
