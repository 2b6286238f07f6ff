"""Inputs and targets of different number"""

# raises: AssertionError
import torch
from torch.utils.data import TensorDataset

x, y = torch.zeros(10, 3), torch.zeros(9)
print(len(TensorDataset(x[:9], y)))
TensorDataset(x, y)
