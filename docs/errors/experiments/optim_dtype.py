"""A model is cast to another dtype after Adam has made its state"""

# raises: RuntimeError
import torch
from torch import nn, optim

layer = nn.Linear(2, 1)
optimizer = optim.Adam(layer.parameters())
for dtype in (torch.float32, torch.float64):
    layer.to(dtype)
    layer(torch.ones(1, 2, dtype=dtype)).sum().backward()
    optimizer.step()
    optimizer.zero_grad()
