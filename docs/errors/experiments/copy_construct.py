"""torch.tensor given a tensor"""

# raises: UserWarning
import torch

t = torch.ones(2)
print(t.detach().clone())
torch.tensor(t)
