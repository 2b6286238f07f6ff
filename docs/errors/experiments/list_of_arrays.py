"""A list of arrays"""

# raises: UserWarning
import numpy
import torch

frames = [numpy.zeros(3), numpy.ones(3)]
print(torch.from_numpy(numpy.stack(frames)).shape)
torch.tensor(frames)
