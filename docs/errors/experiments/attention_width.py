"""Tokens of another width than the attention"""

# raises: AssertionError
import torch
from torch import nn

attention = nn.MultiheadAttention(4, 2, batch_first=True)
x = torch.zeros(1, 3, 4)
print(attention(x, x, x)[0].shape)
x = torch.zeros(1, 3, 6)
attention(x, x, x)
