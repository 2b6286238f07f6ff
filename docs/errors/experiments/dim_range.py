"""A dimension that the tensor does not have"""

# raises: IndexError
import torch

scores = torch.ones(5)
print(scores.shape, scores[None].softmax(1).shape)
scores.softmax(1)
