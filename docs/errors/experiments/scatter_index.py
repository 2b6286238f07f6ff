"""One-hot rows by an index of 16 bits"""

# raises: RuntimeError
import torch

labels = torch.tensor([[0], [2]], dtype=torch.int16)
print(torch.zeros(2, 3).scatter_(1, labels.long(), 1))
torch.zeros(2, 3).scatter_(1, labels, 1)
