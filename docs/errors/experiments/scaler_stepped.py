"""Two steps of the scaler without an update between them"""

# raises: RuntimeError
import torch

layer = torch.nn.Linear(2, 1)
optimizer = torch.optim.SGD(layer.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu")
for _ in range(2):
    scaler.scale(layer(torch.ones(1, 2)).sum()).backward()
    scaler.step(optimizer)
