"""A scheduler around something else"""

# raises: TypeError
import torch

optimizer = torch.optim.SGD([torch.ones(1, requires_grad=True)], lr=1.0)
print(type(torch.optim.lr_scheduler.StepLR(optimizer, 1)).__name__)


class Wrapped:
    def __init__(self, inner):
        self.inner = inner


torch.optim.lr_scheduler.StepLR(Wrapped(optimizer), 1)
