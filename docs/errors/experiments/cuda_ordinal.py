"""The fourth GPU of a machine with one"""

# raises: torch.AcceleratorError
# requires: pretended-gpu
import torch

print(torch.cuda.device_count())
torch.ones(1, device="cuda:3")
