"""A linear layer fed with the wrong number of features"""

# raises: RuntimeError
import torch

images = torch.ones(5, 2, 3)
print(torch.nn.Linear(2 * 3, 4)(images.flatten(1)).shape)
torch.nn.Linear(8, 4)(images.flatten(1))
