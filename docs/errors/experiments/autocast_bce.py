"""Binary cross entropy of probabilities under CUDA's autocast"""

# raises: RuntimeError
# requires: pretended-gpu
import torch
from torch.nn import functional

p = torch.full((2,), 0.5, device="cuda")
with torch.autocast("cuda"):
    print(functional.binary_cross_entropy_with_logits(p, p).dtype)
    functional.binary_cross_entropy(p, p)
