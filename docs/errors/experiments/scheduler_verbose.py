"""The scheduler's `verbose`"""

# raises: TypeError
import torch

optimizer = torch.optim.SGD([torch.ones(1, requires_grad=True)], lr=0.1)
scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer)
scheduler.step(1.0)
print(scheduler.get_last_lr())
torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, verbose=True)
