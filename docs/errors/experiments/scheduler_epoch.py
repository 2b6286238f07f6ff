"""A scheduler that is told the epoch"""

# raises: UserWarning
import torch

optimizer = torch.optim.SGD([torch.ones(1, requires_grad=True)], lr=1.0)
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, step_size=2, gamma=0.1)
optimizer.step()
scheduler.step()
print(scheduler.get_last_lr())
scheduler.step(4)
print(scheduler.get_last_lr())
