"""An array that is read backwards"""

# raises: ValueError
import numpy
import torch

array = numpy.arange(3)[::-1]
print(array.strides, torch.from_numpy(array.copy()), torch.arange(3).flip(0).stride())
torch.from_numpy(array)
