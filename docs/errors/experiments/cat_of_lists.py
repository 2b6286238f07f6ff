"""A list of numbers among tensors"""

# raises: TypeError
import torch

rows = [[1.0, 2.0], torch.ones(2)]
print(torch.stack([torch.as_tensor(row) for row in rows]))
torch.stack(rows)
