"""A number asked of a tensor without data"""

# raises: RuntimeError
import torch

with torch.device("meta"):
    print([x.item() for x in torch.linspace(0, 1, 3, device="cpu")])
    [x.item() for x in torch.linspace(0, 1, 3)]
