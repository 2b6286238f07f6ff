"""None where an operator needs a tensor"""

# raises: RuntimeError
import torch

weight = torch.ones(2, requires_grad=True)
print(torch.ops.aten.add.Tensor(weight, torch.ones(2)))
torch.ops.aten.add.Tensor(weight.grad, torch.ones(2))  # there was no backward
