"""Two images of different height, joined by channel"""

# raises: RuntimeError
import torch
from torch.nn.functional import interpolate

up, skip = torch.ones(1, 2, 7, 8), torch.ones(1, 3, 8, 8)
print(torch.cat([interpolate(up, size=skip.shape[2:]), skip], dim=1).shape)
torch.cat([up, skip], dim=1)
