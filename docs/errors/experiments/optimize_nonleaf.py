"""An optimiser for the result of an operator"""

# raises: ValueError
import torch

scaled = torch.rand(2, requires_grad=True) * 0.01
print(scaled.is_leaf, torch.optim.SGD([scaled.detach().requires_grad_()], lr=0.1).param_groups[0]["lr"])
torch.optim.SGD([scaled], lr=0.1)
