"""A tensor is expanded to fewer dimensions than it has"""

# raises: RuntimeError
import torch

row = torch.zeros(1, 1, 4)
print(row.expand(2, 3, 4).shape, row[0].expand(3, 4).shape)
row.expand(3, 4)
