"""Whole numbers, divided"""

import torch

t = torch.tensor([3, 4])
print(t / 2, t // 2, torch.div(t, 2, rounding_mode="trunc"))
