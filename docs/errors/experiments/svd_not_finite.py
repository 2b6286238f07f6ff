"""The decomposition of a matrix with a nan"""

# raises: torch._C._LinAlgError
import torch

a = torch.eye(3)
print(torch.linalg.svdvals(a))
a[1, 1] = float("nan")
torch.linalg.svd(a)
