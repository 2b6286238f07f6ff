"""Rows of one dtype, written by index into another"""

# raises: RuntimeError
import torch

cache = torch.zeros(3, dtype=torch.float16)
fresh = torch.ones(2)
rows = torch.tensor([0, 2])
cache[rows] = fresh.to(cache.dtype)
print(cache)
cache[rows] = fresh
