"""A schema without a result"""

# raises: RuntimeError
import torch

lib = torch.library.Library("mine", "DEF")
print(lib.define("f(Tensor x) -> ()"))
lib.define("g(Tensor x)")
