"""A custom operator that writes without saying so"""

# raises: torch.testing._internal.optests.generate_tests.OpCheckError
import torch


@torch.library.custom_op("mine::add_one", mutates_args=())
def add_one(x: torch.Tensor) -> torch.Tensor:
    x.add_(1)
    return x.clone()


torch.library.opcheck(add_one, (torch.ones(1),))
