"""A module on the meta device, moved to one with memory"""

# raises: NotImplementedError
import torch

layer = torch.nn.Linear(2, 2, device="meta")
print(torch.nn.Linear(2, 2, device="meta").to_empty(device="cpu").weight.device)
layer.to("cpu")
