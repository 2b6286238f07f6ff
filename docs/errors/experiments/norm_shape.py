"""A layer norm whose shape is not that of the input's last dimensions"""

# raises: RuntimeError
import torch
from torch import nn

x = torch.randn(2, 8, 5)  # samples, channels, places
print(nn.LayerNorm(8)(x.transpose(1, 2)).shape)
nn.LayerNorm(8)(x)
