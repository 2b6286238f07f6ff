"""A layer of 32 bits, fed with 64"""

# raises: RuntimeError
import numpy
import torch

layer = torch.nn.Linear(3, 2)
x = torch.from_numpy(numpy.ones((1, 3)))
print(x.dtype, layer.weight.dtype, layer(x.float()).dtype)
layer(x)
