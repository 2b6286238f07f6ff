"""Lengths of a split that do not add up"""

# raises: RuntimeError
import torch

batch = torch.arange(10)
print([part.tolist() for part in batch.split([7, 3])], [part.tolist() for part in batch.split(4)])
batch.split([7, 2])
