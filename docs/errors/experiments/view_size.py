"""A view with another number of elements"""

# raises: RuntimeError
import torch

last_batch = torch.ones(3, 2, 2)
print(last_batch.view(last_batch.size(0), -1).shape)
last_batch.view(32, 4)
