"""An operator without a fake kernel, called on meta"""

# raises: NotImplementedError
import torch

for name in ("f", "g"):
    torch.library.define(f"mine::{name}", "(Tensor x) -> Tensor")
    torch.library.impl(f"mine::{name}", "CPU", torch.clone)
torch.library.register_fake("mine::f", torch.empty_like)
x = torch.ones(2, device="meta")
print(torch.ops.mine.f(x).shape)
torch.ops.mine.g(x)
