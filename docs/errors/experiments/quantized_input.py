"""A quantised layer, given floating-point numbers"""

# raises: NotImplementedError
import torch

x = torch.ones(1, 2)
layer = torch.ao.nn.quantized.Linear(2, 2)
print(layer(torch.quantize_per_tensor(x, 0.1, 0, torch.quint8)).dtype)
layer(x)
