"""Weights for another number of classes"""

# raises: RuntimeError
import torch
from torch.nn.functional import cross_entropy

scores, target = torch.zeros(4, 3), torch.tensor([0, 1, 1, 0])
print(cross_entropy(scores, target, weight=torch.tensor([1.0, 2.0, 1.0])))
cross_entropy(scores, target, weight=torch.tensor([1.0, 2.0]))
