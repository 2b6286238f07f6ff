"""A custom operator without a derivative"""

# raises: RuntimeError
import torch


@torch.library.custom_op("mine::twice", mutates_args=())
def twice(x: torch.Tensor) -> torch.Tensor:
    return x * 2


twice(torch.ones(1, requires_grad=True)).sum().backward()
