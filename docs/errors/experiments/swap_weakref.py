"""Two tensors cannot be exchanged while somebody watches one of them"""

# raises: RuntimeError
import weakref

import torch

a, b = torch.ones(2), torch.zeros(3)
torch.utils.swap_tensors(a, b)
print("exchanged:", a.tolist(), b.tolist())
watch = weakref.ref(a)
torch.utils.swap_tensors(a, b)
