"""A scheduler that goes on, for an optimizer that is new"""

# raises: KeyError
import torch
from torch import nn, optim

optimizer = optim.SGD([nn.Parameter(torch.ones(1))], lr=0.1)
optim.lr_scheduler.StepLR(optimizer, step_size=30, last_epoch=45)
