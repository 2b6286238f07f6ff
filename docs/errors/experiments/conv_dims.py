"""An image without its channel into a convolution"""

# raises: RuntimeError
import torch

conv = torch.nn.Conv2d(1, 4, 3)
image = torch.zeros(28, 28)
print(conv(image[None]).shape)
conv(image)
