"""Autocast for CUDA where there is no GPU"""

# raises: UserWarning
import torch

with torch.autocast("cuda"):
    print((torch.ones(2, 2) @ torch.ones(2, 2)).dtype)
