"""A random number from an empty range"""

# raises: RuntimeError
import torch

print(torch.randint(0, 1, (3,)))
torch.randint(0, 0, (3,))
