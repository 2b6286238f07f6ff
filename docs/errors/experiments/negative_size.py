"""A tensor of negative size"""

# raises: RuntimeError
import torch

length, window = 3, 5
print(torch.ones(max(0, length - window)).shape)
try:
    torch.zeros(length - window + 1)
except RuntimeError as error:
    print(error)
torch.ones(length - window + 1)
