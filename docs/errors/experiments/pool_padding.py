"""A pooling that is padded by more than half its window"""

# raises: RuntimeError
import torch
from torch.nn.functional import max_pool2d

x = torch.zeros(1, 1, 4, 4)
print(max_pool2d(x, 3, padding=1).shape)
max_pool2d(x, 2, padding=2)
