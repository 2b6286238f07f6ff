"""A kernel that was not compiled for this GPU"""

# raises: torch.AcceleratorError
# requires: pretended-gpu
import torch

from guide.experiments import pretended

x = torch.ones(4, device="cuda")
pretended.fault("image")  # as a GPU that is older or newer than the build
x + 1
