"""A write to an expanded tensor"""

# raises: RuntimeError
import torch

rows = torch.ones(1, 2).expand(3, 2)
print(rows.stride(), rows.clone().add_(1).sum())
rows.add_(1)
