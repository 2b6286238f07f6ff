"""A branch on a tensor under torch.jit.trace"""

# raises: TracerWarning
import torch


def positive(x):
    if x.sum() > 0:
        return x
    return -x


print(torch.jit.trace(positive, torch.ones(2))(-torch.ones(2)))
