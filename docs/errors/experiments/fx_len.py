"""The length of a tensor under symbolic tracing"""

# raises: RuntimeError
import torch


def scaled(x):
    return x * len(x)


torch.fx.symbolic_trace(scaled)
