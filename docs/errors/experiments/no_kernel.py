"""An operator that is defined and has no kernel"""

# raises: NotImplementedError
import torch

lib = torch.library.Library("mine", "DEF")
lib.define("f(Tensor x) -> Tensor")
lib.define("g(Tensor x) -> Tensor")
lib.impl("f", lambda x: x.clone(), "CPU")
print(torch.ops.mine.f(torch.ones(1)))
torch.ops.mine.g(torch.ones(1))
