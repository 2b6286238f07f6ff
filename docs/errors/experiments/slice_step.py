"""A slice that goes backwards"""

# raises: ValueError
import torch

torch.arange(3)[::-1]
