"""A column of scores and a row of targets"""

# raises: ValueError
import torch
from torch.nn.functional import binary_cross_entropy_with_logits as loss

scores, target = torch.zeros(4, 1), torch.ones(4)
print(loss(scores.squeeze(1), target))
loss(scores, target)
