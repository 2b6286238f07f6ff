"""A tensor of inference mode in a graph"""

# raises: RuntimeError
import torch

w = torch.ones(2, requires_grad=True)
with torch.inference_mode():
    scale = torch.ones(2)
(w * scale.clone()).sum().backward()
print(w.grad)
w * scale
