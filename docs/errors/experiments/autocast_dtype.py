"""Autocast on a CPU to a type that it does not take"""

# raises: UserWarning
import torch

with torch.autocast("cpu", dtype=torch.float32):
    print((torch.ones(2, 2) @ torch.ones(2, 2)).dtype, torch.is_autocast_enabled("cpu"))
