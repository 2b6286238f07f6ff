"""A number in a tensor, taken by index"""

# raises: IndexError
import torch

loss = torch.tensor(0.25)
print(loss.dim(), loss.item())
loss.data[0]
