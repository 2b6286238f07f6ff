"""The transpose of a batch"""

# raises: RuntimeError
import torch

batch = torch.zeros(2, 3, 4)
print(batch.mT.shape, batch.transpose(1, 2).shape)
batch.t()
