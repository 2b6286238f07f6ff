"""Complex numbers, converted to real ones"""

# raises: UserWarning
import torch

x = torch.tensor([3 + 4j])
print(x.real, x.abs())
x.float()
