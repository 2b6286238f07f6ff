"""Layers in half precision on the CPU"""

import torch

x = torch.ones(1, 2, 4, 4, dtype=torch.float16)
for layer in (torch.nn.Linear(4, 2), torch.nn.Conv2d(2, 1, 3), torch.nn.LayerNorm(4)):
    print(type(layer).__name__, layer.half()(x).dtype)
