"""A Python number where `torch.func` wants a tensor"""

# raises: ValueError
import torch

torch.func.grad(lambda x: x * x)(2.0)
