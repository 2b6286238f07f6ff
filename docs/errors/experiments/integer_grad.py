"""A gradient for whole numbers"""

# raises: RuntimeError
import torch

print(torch.tensor([1.0, 2.0], requires_grad=True).dtype)
torch.tensor([1, 2], requires_grad=True)
