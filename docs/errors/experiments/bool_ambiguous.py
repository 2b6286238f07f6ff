"""A tensor as a condition"""

# raises: RuntimeError
import torch

t = torch.tensor([1.0, -1.0])
print((t > 0).any(), (t > 0).all(), torch.where(t > 0, t, 0))
if t > 0:
    pass
