"""Channels that do not divide into groups"""

# raises: ValueError
from torch import nn

print(nn.Conv2d(6, 4, 3, groups=2).weight.shape)
try:
    nn.GroupNorm(3, 4)
except ValueError as error:
    print(error)
nn.Conv2d(3, 4, 3, groups=2)
