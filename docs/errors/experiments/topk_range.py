"""More of the largest than there are"""

# raises: RuntimeError
import torch

scores = torch.tensor([0.1, 0.7, 0.2])
print(scores.topk(min(5, scores.size(0))).indices)
try:
    scores.kthvalue(5)
except RuntimeError as error:
    print(error)
scores.topk(5)
