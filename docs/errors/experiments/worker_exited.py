"""A worker that ends"""

# raises: RuntimeError
import os

from torch.utils.data import DataLoader, Dataset


class Samples(Dataset):
    def __len__(self):
        return 4

    def __getitem__(self, index):
        os._exit(1)


next(iter(DataLoader(Samples(), num_workers=1)))
