"""A tensor of several numbers in a format with digits"""

# raises: TypeError
import torch

loss = torch.tensor([0.25, 0.5])
print(f"{loss.mean():.2f}", [f"{value:.2f}" for value in loss.tolist()])
f"{loss:.2f}"
