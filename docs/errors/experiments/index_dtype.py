"""Floating-point numbers as indices"""

# raises: IndexError
import torch

t = torch.arange(10)
where = torch.tensor([2.0, 5.0])
print(t[where.long()])
t[where]
