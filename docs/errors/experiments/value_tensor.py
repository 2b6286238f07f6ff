"""More values than places"""

# raises: RuntimeError
import torch

t = torch.zeros(4)
places = torch.tensor([True, True, False, False])
values = torch.ones(3)
t[places] = values[: places.sum()]
print(t)
t[places] = values
