"""One of many views written"""

# raises: RuntimeError
import torch

w = torch.ones(2, requires_grad=True)
first, second = (w * 1).unbind()
print(first.add(1))
first.add_(1)
