"""A divergence that is divided by all elements"""

# raises: UserWarning
import torch
from torch.nn.functional import kl_div

p, q = torch.tensor([[0.5, 0.5]]), torch.tensor([[0.25, 0.75]])
print(kl_div(q.log(), p, reduction="batchmean"))
print(kl_div(q.log(), p))
