"""A label map of another size than the scores"""

# raises: RuntimeError
import torch
from torch.nn.functional import cross_entropy

scores, labels = torch.zeros(2, 3, 4, 4), torch.zeros(2, 8, 8, dtype=torch.long)
print(cross_entropy(scores, labels[:, ::2, ::2]))
cross_entropy(scores, labels)
