"""Class numbers that are floating numbers"""

# raises: RuntimeError
import torch

scores = torch.zeros(2, 3)
target = torch.tensor([1.0, 2.0])
print(torch.nn.functional.cross_entropy(scores, target.long()))
torch.nn.functional.cross_entropy(scores, target)
