"""A batch that is handed over as two arguments"""

# raises: TypeError
import torch
from torch import nn

x, mask = torch.ones(1, 2), torch.ones(1, 2)
try:
    nn.Bilinear(2, 2, 1)(x)
except TypeError as error:
    print(error)
nn.Sequential(nn.Linear(2, 2))(x, mask)
