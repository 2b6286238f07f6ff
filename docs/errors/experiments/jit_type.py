"""A scripted function given a list"""

# raises: RuntimeError
import torch


@torch.jit.script
def total(values):
    return values.sum()


total([1.0, 2.0])
