"""A `print` in a function that must be one graph"""

# raises: torch._dynamo.exc.Unsupported
import torch


@torch.compile(backend="eager", fullgraph=True)
def f(x):
    y = x * 2
    print("halfway")
    return y + 1


f(torch.ones(2))
