"""A parameter written while gradients are recorded"""

# raises: RuntimeError
import torch

w = torch.ones(2, requires_grad=True)
with torch.no_grad():
    w.add_(1)
print(w)
w.add_(1)
