"""OneCycleLR is stepped more often than it was told"""

# raises: ValueError
import torch
from torch import nn, optim

optimizer = optim.SGD([nn.Parameter(torch.ones(1))], lr=0.1, momentum=0.9)
scheduler = optim.lr_scheduler.OneCycleLR(optimizer, max_lr=0.1, epochs=2, steps_per_epoch=5)
for _ in range(2 * 6):  # six batches an epoch: the last one is smaller
    optimizer.step()
    scheduler.step()
