"""Whole numbers to a negative power"""

# raises: RuntimeError
import torch

n = torch.arange(1, 4)
print(n.float() ** -1)
n**-1
