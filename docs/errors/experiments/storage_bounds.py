"""A view that would reach beyond the end of its storage"""

# raises: RuntimeError
import torch

signal = torch.arange(5.0)
print(signal.as_strided((3, 3), (1, 1)).tolist())  # windows of three
signal.as_strided((4, 3), (1, 1))
