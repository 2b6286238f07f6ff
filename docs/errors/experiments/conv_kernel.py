"""An image that has become smaller than the kernel"""

# raises: RuntimeError
import torch

x = torch.zeros(1, 4, 2, 2)
torch.nn.Conv2d(4, 4, 3)(x)
