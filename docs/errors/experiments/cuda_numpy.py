"""A tensor on the GPU to NumPy"""

# raises: TypeError
# requires: pretended-gpu
import torch

torch.ones(2, device="cuda").numpy()
