"""A GPU asked of a build that has no CUDA"""

# raises: AssertionError
import torch

if hasattr(torch._C, "_cuda_getDeviceCount"):
    del torch._C._cuda_getDeviceCount  # by this function PyTorch tells whether it was built with CUDA
torch.ones(1, device="cuda")
