"""A checkpoint that is not told which form to take"""

# raises: UserWarning
import torch
from torch.utils.checkpoint import checkpoint

x = torch.ones(2, requires_grad=True)
print(checkpoint(torch.sin, x, use_reentrant=False).requires_grad)
print(checkpoint(torch.sin, x).requires_grad)
