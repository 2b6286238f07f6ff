"""The gradient of an intermediate result"""

# raises: UserWarning
import torch

w = torch.ones(2, requires_grad=True)
h = w * 2
h.retain_grad()
h.sum().backward()
print(h.grad)
moved = torch.ones(2, requires_grad=True).double()
moved.sum().backward()
print(moved.grad)
