"""Whole numbers as targets of a binary loss"""

# raises: RuntimeError
import torch
from torch.nn.functional import binary_cross_entropy

probability, target = torch.full((4,), 0.5), torch.tensor([0, 1, 1, 0])
print(binary_cross_entropy(probability, target.float()))
binary_cross_entropy(probability, target)
