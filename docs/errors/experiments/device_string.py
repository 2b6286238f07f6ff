"""A device with a name that PyTorch does not know"""

# raises: RuntimeError
import torch

print(torch.device("cuda:0").type, torch.accelerator.is_available())
torch.ones(1, device="gpu")
