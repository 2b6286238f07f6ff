"""A tensor is assigned to the name of a parameter"""

# raises: TypeError
import torch

layer = torch.nn.Linear(2, 2)
with torch.no_grad():
    layer.weight.copy_(torch.ones(2, 2))  # what is usually meant
print("copied:", layer.weight.tolist())
layer.weight = torch.ones(2, 2)
