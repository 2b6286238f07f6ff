"""A view of a transposed tensor"""

# raises: RuntimeError
import torch

t = torch.arange(6).view(2, 3).t()
print(t.shape, t.stride(), t.reshape(6))
t.view(6)
