"""An operator whose argument has no type"""

# raises: ValueError
import torch


def scale(x, factor: float) -> torch.Tensor:
    return x * factor


print(torch.library.custom_op("mine::typed", scale, mutates_args=(), schema="(Tensor x, float factor) -> Tensor"))
torch.library.custom_op("mine::scale", scale, mutates_args=())
