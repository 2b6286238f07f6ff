"""A condition on a value under vmap"""

# raises: RuntimeError
import torch

x = torch.tensor([1.0, -1.0])
print(torch.vmap(lambda v: torch.where(v > 0, v, 0.0))(x))
torch.vmap(lambda v: v.item())(x)
