"""Three indices for two dimensions"""

# raises: IndexError
import torch

t = torch.ones(2, 3)
print(t.dim(), t[:, :, None].shape, t[..., 0].shape)
t[:, :, 0]
