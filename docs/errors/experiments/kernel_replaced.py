"""A second kernel for the same key"""

import torch

lib = torch.library.Library("mine", "DEF")
lib.define("f(Tensor x) -> Tensor")
lib.impl("f", lambda x: x.clone(), "CPU")
lib.impl("f", lambda x: x + 1, "CPU")
print(torch.ops.mine.f(torch.zeros(1)))
