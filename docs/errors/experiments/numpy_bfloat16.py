"""A number format that NumPy does not have"""

# raises: TypeError
import torch

t = torch.ones(2, dtype=torch.bfloat16)
print(t.float().numpy().dtype)
t.numpy()
