"""The scheduler's step before the optimizer's"""

# raises: UserWarning
import torch

optimizer = torch.optim.SGD(torch.nn.Linear(1, 1).parameters(), lr=1.0)
scheduler = torch.optim.lr_scheduler.ExponentialLR(optimizer, 0.5)
scheduler.step()
optimizer.step()
