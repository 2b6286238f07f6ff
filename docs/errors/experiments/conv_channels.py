"""A grey image into a convolution for three colours"""

# raises: RuntimeError
import torch

conv = torch.nn.Conv2d(3, 16, 3)
grey = torch.zeros(8, 1, 28, 28)
print(conv(grey.expand(-1, 3, -1, -1)).shape)
conv(grey)
