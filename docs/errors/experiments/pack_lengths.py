"""Lengths that are not sorted"""

# raises: RuntimeError
import torch
from torch.nn.utils.rnn import pack_padded_sequence as pack

x = torch.zeros(2, 3, 1)
print(pack(x, [1, 2], batch_first=True, enforce_sorted=False).batch_sizes)
try:
    pack(x, [2, 0], batch_first=True)
except RuntimeError as error:
    print(error)
pack(x, [1, 2], batch_first=True)
