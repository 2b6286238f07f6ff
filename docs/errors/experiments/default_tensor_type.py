"""The old default type"""

# raises: UserWarning
import torch

torch.set_default_dtype(torch.float64)
print(torch.zeros(1).dtype)
torch.set_default_tensor_type(torch.FloatTensor)
print(torch.zeros(1).dtype)
