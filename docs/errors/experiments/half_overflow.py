"""A mask of minus a thousand million in 16 bits"""

# raises: RuntimeError
import torch

scores = torch.zeros(3, dtype=torch.float16)
hidden = torch.tensor([False, True, True])
print(torch.finfo(scores.dtype).min, scores.masked_fill(hidden, float("-inf")))
scores.masked_fill(hidden, -1e9)
