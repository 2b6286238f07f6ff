"""Whole numbers, to which a fraction is added in place"""

# raises: RuntimeError
import torch

count = torch.tensor([1, 2])
print(count + 0.5)
count += 0.5
