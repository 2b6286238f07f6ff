"""Saving to a disk that is full"""

# raises: RuntimeError
import torch

torch.save(torch.ones(100_000), "model.pt")
print("written")
torch.save(torch.ones(100_000), "/dev/full")  # a device on which each write fails for want of room
