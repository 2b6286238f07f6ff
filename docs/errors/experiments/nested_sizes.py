"""The shape of a nested tensor in the default layout"""

# raises: RuntimeError
import warnings

import torch

warnings.simplefilter("ignore")
x = torch.nested.nested_tensor([torch.ones(2, 3), torch.ones(4, 3)])
print(x.size(0), [tuple(part.shape) for part in x.unbind()])
x.shape
