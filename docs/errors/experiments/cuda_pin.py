"""Pinned memory asked for a tensor that is on the GPU"""

# raises: RuntimeError
# requires: pretended-gpu
import torch

torch.ones(1, device="cuda").pin_memory()
