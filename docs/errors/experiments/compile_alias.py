"""A custom operator that returns what it was given"""

# raises: RuntimeError
import torch


@torch.library.custom_op("guide::at_least_zero", mutates_args=())
def at_least_zero(x: torch.Tensor) -> torch.Tensor:
    return x if bool((x >= 0).all()) else x.relu()


at_least_zero(torch.ones(2))
