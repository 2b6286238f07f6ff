"""A reflection that is longer than the signal"""

# raises: RuntimeError
import torch
from torch.nn.functional import pad

x = torch.arange(3.0)[None, None]
print(pad(x, (2, 2), mode="reflect"))
pad(x, (3, 3), mode="reflect")
