"""The inverse of a singular matrix"""

# raises: torch._C._LinAlgError
import torch

a = torch.tensor([[1.0, 2.0], [2.0, 4.0]])
print(torch.linalg.pinv(a))
try:
    torch.linalg.inv(torch.ones(2, 3))
except RuntimeError as error:
    print(error)
torch.linalg.inv(a)
