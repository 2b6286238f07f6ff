"""More targets than rows of scores"""

# raises: ValueError
import torch

scores = torch.zeros(16, 10)
target = torch.zeros(32, dtype=torch.int64)
torch.nn.functional.cross_entropy(scores, target)
