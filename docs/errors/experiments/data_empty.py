"""A shuffled loader over an empty dataset"""

# raises: ValueError
from torch.utils.data import DataLoader

DataLoader([], shuffle=True)
