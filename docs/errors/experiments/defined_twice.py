"""The same operator, defined twice"""

# raises: RuntimeError
import torch

lib = torch.library.Library("mine", "DEF")
lib.define("f(Tensor x) -> Tensor")
print(torch.library.custom_op("mine::g", torch.clone, mutates_args=(), schema="(Tensor x) -> Tensor"))
print(torch.library.custom_op("mine::g", torch.clone, mutates_args=(), schema="(Tensor x) -> Tensor"))
lib.define("f(Tensor x) -> Tensor")
