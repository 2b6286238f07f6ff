"""Gradients unscaled twice"""

# raises: RuntimeError
import torch

layer = torch.nn.Linear(2, 2)
optimizer = torch.optim.SGD(layer.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu")
scaler.scale(layer(torch.ones(1, 2)).sum()).backward()
scaler.unscale_(optimizer)
scaler.unscale_(optimizer)
