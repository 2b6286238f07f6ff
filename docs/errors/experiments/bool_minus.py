"""A mask, inverted by arithmetic"""

# raises: NotImplementedError
import torch

mask = torch.tensor([True, False])
print(~mask, 1 - mask.int())
1 - mask
