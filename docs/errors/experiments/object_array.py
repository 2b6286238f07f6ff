"""An array of Python objects"""

# raises: TypeError
import numpy
import torch

rows = numpy.array([[1, 2.5], [3, "4"]], dtype=object)
print(torch.from_numpy(rows.astype(numpy.float32)))
torch.from_numpy(rows)
