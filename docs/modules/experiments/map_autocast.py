"""Autocast is a dispatch key: it casts the inputs and calls the operator again"""

import torch
from torch.nn.functional import mse_loss
from torch.utils._python_dispatch import TorchDispatchMode


class Below(TorchDispatchMode):
    """Prints what reaches the level under autocast and autograd."""

    def __torch_dispatch__(self, function, types, args=(), kwargs=None):
        dtypes = [str(a.dtype).removeprefix("torch.") for a in args if isinstance(a, torch.Tensor)]
        print("  ", function, *dtypes)
        return function(*args, **(kwargs or {}))


for op in ("aten::mm", "aten::mse_loss", "aten::relu"):
    own = torch._C._dispatch_has_kernel_for_dispatch_key(op, "AutocastCPU")
    print(f"{op} has a kernel for AutocastCPU: {own}")

a, weight = torch.ones(2, 2), torch.ones(2, 2, requires_grad=True)
with torch.autocast("cpu"), Below():
    print("first mm")
    y = torch.mm(a, weight)
    print("second mm with the same weight")
    y = torch.mm(a, weight)
    print("relu, then mse_loss")
    loss = mse_loss(torch.relu(y), y)
loss.backward()
print("the loss:", loss.dtype, "· the gradient of the weight:", weight.grad.dtype)
