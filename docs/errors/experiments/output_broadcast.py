"""Three means for an image with one channel, subtracted in place"""

# raises: RuntimeError
import torch

image = torch.ones(1, 2, 2)
mean = torch.tensor([0.5, 0.5, 0.5])[:, None, None]
print(image.sub(mean[:1]).shape, image.sub(mean).shape)
image.sub_(mean)
