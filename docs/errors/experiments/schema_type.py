"""An argument of another type than the schema says"""

# raises: RuntimeError
import torch

print(torch.ops.aten.relu(torch.ones(1)))
torch.ops.aten.relu(1.0)
