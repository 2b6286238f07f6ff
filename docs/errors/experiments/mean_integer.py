"""The mean of whole numbers"""

# raises: NotImplementedError
import torch

hits = torch.tensor([1, 0, 1, 1])
print(hits.float().mean(), hits.mean(dtype=torch.float64))
hits.mean()
