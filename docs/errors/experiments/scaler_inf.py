"""A scaled step without gradients"""

# raises: AssertionError
import torch

layer = torch.nn.Linear(2, 2)
optimizer = torch.optim.SGD(layer.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu")
loss = scaler.scale(layer(torch.ones(1, 2)).detach().sum())
scaler.step(optimizer)
