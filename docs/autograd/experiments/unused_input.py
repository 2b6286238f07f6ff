"""A gradient for a tensor that the result does not depend on"""

# raises: RuntimeError
import torch

w, spare = torch.ones(2, requires_grad=True), torch.ones(2, requires_grad=True)
print(torch.autograd.grad(w.sum(), [w, spare], allow_unused=True))
torch.autograd.grad(w.sum(), [w, spare])
