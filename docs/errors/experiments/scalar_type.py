"""Two batches of matrices with different number formats"""

# raises: RuntimeError
import torch

a = torch.ones(1, 2, 2)
b = a.double()
print((a @ b.to(a.dtype)).dtype)
a @ b
