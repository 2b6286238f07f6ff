"""A permutation that names more dimensions than there are"""

# raises: RuntimeError
import torch

batch = torch.zeros(8, 32, 32, 3)
print(batch.shape, batch.permute(0, 3, 1, 2).shape)
batch[0].permute(0, 3, 1, 2)
