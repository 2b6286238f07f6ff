"""A gradient scaler over weights of 16 bits"""

# raises: ValueError
import torch

for dtype in (torch.float32, torch.float16):
    w = torch.ones(2, dtype=dtype, requires_grad=True)
    optimiser, scaler = torch.optim.SGD([w], lr=0.1), torch.amp.GradScaler("cpu")
    scaler.scale(w.sum()).backward()
    scaler.unscale_(optimiser)
    print(dtype, w.grad)
