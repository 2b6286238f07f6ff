"""Backward from a tensor without a graph"""

# raises: RuntimeError
import torch

w = torch.ones(2, requires_grad=True)
w.sum().backward()
print(w.grad)
w.detach().sum().backward()
