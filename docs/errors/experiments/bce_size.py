"""A column of predictions and a row of targets, binary cross entropy"""

# raises: ValueError
import torch

prediction, target = torch.full((4, 1), 0.5), torch.ones(4)
torch.nn.functional.binary_cross_entropy(prediction, target)
