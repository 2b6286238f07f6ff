"""Rows of different lengths"""

# raises: ValueError
import torch
from torch.nn.utils.rnn import pad_sequence

rows = [[1, 2, 3], [4, 5]]
print(pad_sequence([torch.tensor(row) for row in rows], batch_first=True))
torch.tensor(rows)
