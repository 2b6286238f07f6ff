"""Who keeps a NumPy array that became a tensor?"""

import weakref

import numpy
import torch

array = numpy.ones(3)
weakref.finalize(array, print, "  the array is freed")
tensor = torch.from_numpy(array)
row = tensor[1:]
print("the name of the array goes")
del array
print("the tensor goes")
del tensor
print("the view goes")
del row
