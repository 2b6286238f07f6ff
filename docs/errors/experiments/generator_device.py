"""A generator of the CPU for a tensor on the GPU"""

# requires: pretended-gpu
# raises: RuntimeError
import torch

generator = torch.Generator().manual_seed(7)
print(torch.rand(2, generator=generator).to("cuda").device)
torch.rand(2, device="cuda", generator=generator)
