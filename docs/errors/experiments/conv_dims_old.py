"""One image without a batch into a convolution"""

import torch

print(torch.nn.Conv2d(3, 8, 3)(torch.zeros(3, 28, 28)).shape)
