"""A GPU asked for where there is no driver"""

# raises: RuntimeError
import torch

print(torch.cuda.is_available(), torch.accelerator.is_available())
torch.ones(1, device="cuda")
