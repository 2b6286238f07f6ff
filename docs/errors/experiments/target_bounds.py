"""Classes counted from one"""

# raises: IndexError
import torch
from torch.nn.functional import cross_entropy

scores = torch.zeros(2, 3)
target = torch.tensor([1, 3])
print(cross_entropy(scores, target - 1))
cross_entropy(scores, target)
