"""A branch on a value under `vmap`"""

# raises: RuntimeError
import torch


def half_if_large(x):
    return x / 2 if x > 10 else x


torch.vmap(half_if_large)(torch.ones(3))
