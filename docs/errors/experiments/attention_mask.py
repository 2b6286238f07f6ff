"""A mask of the batch's sizes"""

# raises: RuntimeError
import torch
from torch import nn

attention = nn.MultiheadAttention(4, 2)
x = torch.zeros(5, 3, 4)  # five steps, a batch of three
print(attention(x, x, x, attn_mask=torch.zeros(5, 5))[0].shape)
try:
    attention(x, x, x, key_padding_mask=torch.zeros(5, 3).bool())
except AssertionError as error:
    print(error)
attention(x, x, x, attn_mask=torch.zeros(3, 3))
