"""A gradient is to be kept where none is computed"""

# raises: RuntimeError
import torch

x = torch.ones(2)
try:
    x.register_hook(print)
except RuntimeError as error:
    print(error)
h = x.requires_grad_() * 2
h.retain_grad()
h.sum().backward()
print(h.grad)
x.detach().retain_grad()
