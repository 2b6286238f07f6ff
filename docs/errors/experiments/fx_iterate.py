"""A loop over the rows of a tensor under symbolic tracing"""

# raises: torch.fx.proxy.TraceError
import torch


def total(x):
    return sum(row for row in x)


torch.fx.symbolic_trace(total)
