"""A tensor from something that is not a number"""

# raises: RuntimeError
import torch

scores = [0.5, None]
print(torch.tensor([float("nan") if s is None else s for s in scores]))
torch.tensor(scores)
