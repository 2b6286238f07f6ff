"""The result of a compiled function, read after its next call"""

# raises: RuntimeError
# requires: pretended-gpu
import torch


@torch.compile(backend="cudagraphs")
def double(x):
    return x * 2


x = torch.ones(4, device="cuda")
double(x)
first = double(x)
second = double(x)
first + second
