"""A tensor over a NumPy array that may not be written"""

# raises: UserWarning
import numpy
import torch

array = numpy.zeros(3)
array.flags.writeable = False
print(torch.tensor(array))
torch.from_numpy(array)
