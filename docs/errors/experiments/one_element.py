"""A tensor made from a list of tensors"""

# raises: ValueError
import torch

parts = [torch.ones(2), torch.zeros(2)]
print(torch.stack(parts))
torch.tensor(parts)
