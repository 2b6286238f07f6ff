"""A schema with a type that does not exist"""

# raises: RuntimeError
import torch

print(torch.library.Library("mine", "DEF").define("f(Tensor x, float y) -> Tensor"))
torch.library.Library("yours", "DEF").define("f(Matrix x) -> Tensor")
