"""A C function inside one graph"""

# raises: torch._dynamo.exc.Unsupported
import time

import torch


@torch.compile(backend="eager", fullgraph=True)
def slow(x):
    time.sleep(0)
    return x + 1


slow(torch.ones(3))
