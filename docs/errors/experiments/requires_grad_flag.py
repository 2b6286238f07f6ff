"""Switching gradients off in the middle of a graph"""

# raises: RuntimeError
import torch

w = torch.ones(2, requires_grad=True)
h = w * 2
print(h.detach().requires_grad)
h.requires_grad = False
