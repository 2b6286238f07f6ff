"""Another allocator asked for when PyTorch has been imported"""

# raises: RuntimeError
# requires: pretended-gpu
import os

import torch

os.environ["PYTORCH_CUDA_ALLOC_CONF"] = "backend:cudaMallocAsync"
torch.empty(1, device="cuda")
