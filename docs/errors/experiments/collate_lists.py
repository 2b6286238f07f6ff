"""Lists of different length in a batch"""

# raises: RuntimeError
from torch.utils.data import DataLoader

samples = [[1, 2], [3, 4, 5]]
print(next(iter(DataLoader(samples, batch_size=2, collate_fn=list))))
next(iter(DataLoader(samples, batch_size=2)))
