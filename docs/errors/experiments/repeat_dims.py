"""Fewer repeats than dimensions"""

# raises: RuntimeError
import torch

x = torch.zeros(2, 3)
print(x.repeat(1, 2).shape, x.repeat(4, 1, 1).shape)
x.repeat(2)
