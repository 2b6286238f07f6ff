"""Adding tensors whose shapes do not broadcast"""

# raises: RuntimeError
import torch

rows, scale = torch.ones(2, 3), torch.ones(2)
print((rows + scale[:, None]).shape)
rows + scale
