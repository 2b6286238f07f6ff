"""A checkpointed layer whose inputs need no gradient"""

# raises: UserWarning
import torch
from torch.utils.checkpoint import checkpoint

layer, x = torch.nn.Linear(2, 2), torch.ones(1, 2)
print(checkpoint(layer, x, use_reentrant=False).requires_grad)
print(checkpoint(layer, x, use_reentrant=True).requires_grad)
