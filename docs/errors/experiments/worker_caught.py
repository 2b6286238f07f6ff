"""An exception in a worker"""

# raises: IndexError
from torch.utils.data import DataLoader, Dataset


class Samples(Dataset):
    def __len__(self):
        return 4

    def __getitem__(self, index):
        return [10, 20][index]


list(DataLoader(Samples(), batch_size=None, num_workers=1))
