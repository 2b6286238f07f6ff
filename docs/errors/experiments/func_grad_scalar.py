"""The gradient of a function with several results"""

# raises: RuntimeError
import torch
from torch.func import grad, jacrev

x = torch.ones(2)
print(grad(lambda v: (v * 2).sum())(x))
print(jacrev(lambda v: v * 2)(x))
grad(lambda v: v * 2)(x)
