"""A recurrent layer's pair goes into the next layer"""

# raises: TypeError
import torch
from torch import nn

x = torch.ones(1, 5, 3)
out, (hidden, cell) = nn.LSTM(3, 4)(x)
print(nn.Linear(4, 2)(out).shape)
nn.Sequential(nn.LSTM(3, 4), nn.Linear(4, 2))(x)
