"""Two libraries for one namespace"""

# raises: RuntimeError
import torch

first = torch.library.Library("mine", "DEF")
print(torch.library.Library("mine", "FRAGMENT").define("f(Tensor x) -> Tensor"))
torch.library.Library("mine", "DEF")
