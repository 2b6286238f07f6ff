"""Arguments that no overload takes"""

# raises: TypeError
import torch

scores = [torch.tensor([1.0, 3.0]), torch.tensor([2.0, 0.0])]
print(torch.max(torch.stack(scores), 1).values)
torch.max(scores, 1)
