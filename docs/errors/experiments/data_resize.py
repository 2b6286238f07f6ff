"""A tensor from .data takes another shape"""

import torch

batch = torch.zeros(2)
given = batch.data
print(given.resize_(4).shape, batch.shape)
with torch.no_grad():
    batch.resize_(4)
print(batch.shape)
