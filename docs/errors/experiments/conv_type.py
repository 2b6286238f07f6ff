"""An image of bytes into a convolution"""

# raises: RuntimeError
import torch

conv = torch.nn.Conv2d(3, 8, 3)
image = torch.zeros(1, 3, 8, 8, dtype=torch.uint8)
print(conv(image.float() / 255).shape)
conv(image)
