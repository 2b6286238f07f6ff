"""A matrix that is not positive-definite"""

# raises: torch._C._LinAlgError
import torch

m = torch.tensor([[1.0, 2.0], [2.0, 1.0]])
print(torch.linalg.eigvalsh(m))
print(torch.linalg.cholesky(m + 1.1 * torch.eye(2)))
torch.linalg.cholesky(m)
