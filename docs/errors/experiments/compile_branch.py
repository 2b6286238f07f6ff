"""A branch on a value inside one graph"""

# raises: torch._dynamo.exc.Unsupported
import torch


@torch.compile(backend="eager", fullgraph=True)
def half_if_large(x):
    if x.sum() > 10:
        return x / 2
    return x


half_if_large(torch.ones(3))
