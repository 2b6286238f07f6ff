"""A normalisation for pictures meets rows"""

# raises: ValueError
import torch
from torch import nn

rows = torch.zeros(4, 3)
print(nn.BatchNorm1d(3)(rows).shape)
nn.BatchNorm2d(3)(rows)
