"""A softmax that is not told along which dimension"""

# raises: UserWarning
import torch
from torch import nn

x = torch.zeros(2, 3, 4)
print(nn.Softmax(dim=-1)(x)[0, 0])
print(nn.Softmax()(x)[0, 0])
