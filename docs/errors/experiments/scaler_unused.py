"""A gradient scaler whose scale was never used"""

# raises: AssertionError
import torch

layer = torch.nn.Linear(2, 1)
optimizer = torch.optim.SGD(layer.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu")
layer(torch.ones(1, 2)).sum().backward()
scaler.step(optimizer)
