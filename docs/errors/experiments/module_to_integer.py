"""A model is converted to whole numbers"""

# raises: TypeError
import torch
from torch import nn

print(nn.Linear(2, 2).to(torch.float16).weight.dtype)
nn.Linear(2, 2).to(torch.int64)
