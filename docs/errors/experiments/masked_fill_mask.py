"""A mask of zeros and ones"""

# raises: RuntimeError
import torch

scores, mask = torch.ones(3), torch.tensor([1, 0, 1])
print(scores.masked_fill(mask.bool(), 0))
try:
    torch.where(mask, 1, 2)
except RuntimeError as error:
    print(error)
scores.masked_fill(mask, 0)
