"""Backward from more than one number"""

# raises: RuntimeError
import torch

w = torch.ones(2, requires_grad=True)
(w * 2).sum().backward()
print(w.grad)
(w * 2).backward()
