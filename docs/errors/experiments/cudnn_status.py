"""A function of cuDNN that fails"""

# raises: RuntimeError
# requires: pretended-gpu
import torch

image, weight = torch.ones(1, 3, 8, 8, device="cuda"), torch.ones(4, 3, 3, 3, device="cuda")
with torch.backends.cudnn.flags(enabled=False):
    print(torch.nn.functional.conv2d(image, weight).shape)  # by PyTorch's own kernel
torch.nn.functional.conv2d(image, weight)  # by cuDNN, which the pretended library refuses
