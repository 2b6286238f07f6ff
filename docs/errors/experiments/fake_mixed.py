"""A real tensor among fake ones"""

# raises: AssertionError
import torch
from torch._subclasses.fake_tensor import FakeTensorMode

weight = torch.ones(2)
with FakeTensorMode() as mode:
    print(mode.from_tensor(weight) + torch.ones(2))
    weight + torch.ones(2)
