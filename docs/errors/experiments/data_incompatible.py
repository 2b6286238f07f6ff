"""`.data` takes a tensor of the same kind only"""

# raises: RuntimeError
import torch

weight = torch.nn.Parameter(torch.zeros(2, device="meta"))
trained = torch.ones(2)
print(weight.device, trained.device)
weight.data = trained
