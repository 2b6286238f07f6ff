"""A function that raises, compiled as one graph"""

# raises: torch._dynamo.exc.Unsupported
import torch


@torch.compile(backend="eager", fullgraph=True)
def check(x):
    if x.shape[0] < 4:
        raise ValueError("at least four rows")
    return x * 2


check(torch.ones(2))
