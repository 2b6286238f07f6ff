"""An array of NumPy on the left of an operator, a tensor on the right"""

# raises: TypeError
import numpy as np
import torch

a, x = np.ones(3), torch.ones(3)
print((x * a).dtype, (torch.from_numpy(a) * x).dtype)
a * x
