"""Options of workers that there are not"""

# raises: ValueError
from torch.utils.data import DataLoader

print(DataLoader([1, 2], num_workers=1, persistent_workers=True).prefetch_factor)
try:
    DataLoader([1, 2], prefetch_factor=4)
except ValueError as error:
    print(error)
DataLoader([1, 2], persistent_workers=True)
