"""Scores instead of probabilities into a binary cross entropy"""

# raises: RuntimeError
import torch
from torch.nn import functional

scores, target = torch.tensor([2.0, -1.0]), torch.tensor([1.0, 0.0])
print(functional.binary_cross_entropy_with_logits(scores, target))
functional.binary_cross_entropy(scores, target)
