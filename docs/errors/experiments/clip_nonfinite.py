"""Clipping a gradient that is not finite, told to complain"""

# raises: RuntimeError
import torch

weight = torch.nn.Parameter(torch.zeros(2))
weight.sqrt().sum().backward()
print(weight.grad)
torch.nn.utils.clip_grad_norm_([weight], 1.0, error_if_nonfinite=True)
