"""A gradient that is not a number, in anomaly mode"""

# raises: RuntimeError
import torch

x = torch.tensor([1.0, 0.0], requires_grad=True)
with torch.autograd.detect_anomaly():
    torch.where(x > 0, torch.where(x > 0, x, 1.0).sqrt(), 0.0).sum().backward()
    print(x.grad)
    torch.where(x > 0, x.sqrt(), 0.0).sum().backward()
