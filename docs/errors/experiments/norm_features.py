"""A batch norm made for another number of channels"""

# raises: RuntimeError
import torch
from torch import nn

x = torch.randn(2, 8, 5)  # samples, channels, places
print(nn.BatchNorm1d(8)(x).shape)
nn.BatchNorm1d(5)(x)
