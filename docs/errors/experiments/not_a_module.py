"""A function among the layers"""

# raises: TypeError
from torch import nn
from torch.nn import functional

print(nn.Sequential(nn.Linear(2, 2), nn.ReLU()))
nn.Sequential(nn.Linear(2, 2), functional.relu)
