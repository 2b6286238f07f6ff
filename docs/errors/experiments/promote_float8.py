"""Numbers of eight bits, added to others"""

# raises: RuntimeError
import torch

small = torch.ones(2).to(torch.float8_e4m3fn)
print(small.float() + torch.ones(2))
small + torch.ones(2)
