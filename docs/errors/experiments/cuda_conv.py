"""A model that stayed on the CPU"""

# raises: RuntimeError
# requires: pretended-gpu
import torch

torch.nn.Conv2d(3, 8, 3)(torch.ones(1, 3, 8, 8, device="cuda"))
