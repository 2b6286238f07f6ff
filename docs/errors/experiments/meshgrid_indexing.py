"""A grid without its order"""

# raises: UserWarning
import torch

x, y = torch.arange(3), torch.arange(2)
print(torch.meshgrid(x, y, indexing="xy")[0].shape)
print(torch.meshgrid(x, y)[0].shape)
