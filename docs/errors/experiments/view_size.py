"""A view with another number of elements"""

# raises: RuntimeError
import torch

torch.arange(6).view(4, -1)
