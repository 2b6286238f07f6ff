"""A linear layer fed with the wrong number of features"""

# raises: RuntimeError
import torch

layer = torch.nn.Linear(8, 2)
print(layer.weight.shape)
layer(torch.ones(5, 6))
