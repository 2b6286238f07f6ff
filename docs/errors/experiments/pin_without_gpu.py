"""Pinned memory without a device"""

# raises: UserWarning
from torch.utils.data import DataLoader

print(next(iter(DataLoader([1, 2]))))
print(next(iter(DataLoader([1, 2], pin_memory=True))).is_pinned())
