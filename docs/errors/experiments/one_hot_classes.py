"""A class that is larger than their number"""

# raises: RuntimeError
import torch
from torch.nn.functional import one_hot

labels = torch.tensor([1, 2, 3])
print(one_hot(labels - 1, num_classes=3))
try:
    one_hot(torch.tensor([-1, 0]), num_classes=3)
except RuntimeError as error:
    print(error)
one_hot(labels, num_classes=3)
