"""Adding tensors whose shapes do not broadcast"""

# raises: RuntimeError
import torch

a = torch.ones(2, 3)
b = torch.ones(2, 4)
print(a.shape, b.shape)
a + b
