"""An operator without a deterministic way, in deterministic mode"""

# raises: RuntimeError
import torch

torch.use_deterministic_algorithms(True)
places, values = torch.tensor([0, 0]), torch.tensor([1.0, 2.0])
print(torch.zeros(4).put_(places, values, accumulate=True))
torch.zeros(4).put_(places, values)
