"""Batches of matrices that do not fit each other"""

# raises: RuntimeError
import torch

queries, keys = torch.ones(2, 5, 8), torch.ones(2, 7, 8)
print(torch.bmm(queries, keys.transpose(1, 2)).shape)
torch.bmm(queries, keys)
