"""Unsigned numbers of 16 bits, added to signed ones"""

# raises: RuntimeError
import torch

unsigned = torch.tensor([40000], dtype=torch.uint16)
print(unsigned.int() + torch.tensor([1]))
unsigned + torch.tensor([1])
