"""A tensor on the GPU and one on the CPU in one operation"""

# raises: RuntimeError
# requires: pretended-gpu
import torch

layer = torch.nn.Linear(2, 2)
x = torch.ones(1, 2, device="cuda")
print(layer.weight.device, x.device, "together:", layer.to(x.device)(x).device)
x + torch.ones(1, 2)
