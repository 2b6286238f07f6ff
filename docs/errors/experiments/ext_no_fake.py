"""A custom operator without a rule for shapes, compiled"""

# raises: torch._dynamo.exc.TorchRuntimeError
import torch


@torch.library.custom_op("mine::twice", mutates_args=())
def twice(x: torch.Tensor) -> torch.Tensor:
    return x * 2


torch.compile(twice, backend="eager", fullgraph=True)(torch.ones(1))
