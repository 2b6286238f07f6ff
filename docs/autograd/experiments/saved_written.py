"""A saved tensor is written before backward"""

# raises: RuntimeError
import torch

w = torch.ones(2, requires_grad=True)
w.exp().add(1).sum().backward()
print(w.grad)
w.exp().add_(1).sum().backward()
