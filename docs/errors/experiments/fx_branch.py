"""A branch on a tensor under symbolic tracing"""

# raises: torch.fx.proxy.TraceError
import torch


def positive(x):
    return x if x.sum() > 0 else -x


torch.fx.symbolic_trace(positive)
