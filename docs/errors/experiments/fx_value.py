"""A branch on a value under make_fx"""

# raises: RuntimeError
import torch
from torch.fx.experimental.proxy_tensor import make_fx


def positive(x):
    return x if x.sum() > 0 else -x


make_fx(positive)(torch.ones(2))
