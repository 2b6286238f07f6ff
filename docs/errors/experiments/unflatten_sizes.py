"""A dimension is cut into sizes that do not multiply to it"""

# raises: RuntimeError
import torch

heads = torch.zeros(2, 5, 96)
print(heads.unflatten(-1, (12, 8)).shape, heads.unflatten(-1, (-1, 8)).shape)
heads.unflatten(-1, (10, 8))
