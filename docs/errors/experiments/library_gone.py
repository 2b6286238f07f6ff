"""An operator whose library object is gone"""

# raises: AttributeError
import torch

lib = torch.library.Library("mine", "DEF")
lib.define("f(Tensor x) -> Tensor")
print(torch.ops.mine.f)
del lib
torch.ops.mine.f
