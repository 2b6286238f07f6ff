"""A column of class numbers"""

# raises: RuntimeError
import torch

scores = torch.zeros(4, 3)
target = torch.zeros(4, 1, dtype=torch.int64)
print(torch.nn.functional.cross_entropy(scores, target.squeeze(1)))
torch.nn.functional.cross_entropy(scores, target)
