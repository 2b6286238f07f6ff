"""A second kernel where overriding is forbidden"""

# raises: RuntimeError
import torch

lib = torch.library.Library("mine", "DEF")
lib.define("f(Tensor x) -> Tensor")
lib.impl("f", lambda x: x.clone(), "CPU")
lib.impl("f", lambda x: x + 1, "CPU")
print(torch.ops.mine.f(torch.zeros(1)))
lib.impl("f", lambda x: x + 2, "CPU", allow_override=False)
