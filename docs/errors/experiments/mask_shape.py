"""A mask for other rows"""

# raises: IndexError
import torch

rows = torch.arange(6).view(3, 2)
keep = torch.tensor([True, False])
print(rows[:, keep])
rows[keep]
