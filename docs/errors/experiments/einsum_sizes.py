"""One letter for two sizes"""

# raises: RuntimeError
import torch

a, b = torch.zeros(2, 3), torch.zeros(2, 3)
print(torch.einsum("ij,kj->ik", a, b).shape)
try:
    torch.einsum("ij,jk->ik", a[None], b)
except RuntimeError as error:
    print(error)
torch.einsum("ij,jk->ik", a, b)
