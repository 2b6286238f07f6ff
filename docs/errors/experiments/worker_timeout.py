"""A sample takes longer than `timeout`"""

# raises: RuntimeError
import time

from torch.utils.data import DataLoader, Dataset


class Samples(Dataset):
    def __len__(self):
        return 4

    def __getitem__(self, index):
        time.sleep(600)  # a file server that does not answer


next(iter(DataLoader(Samples(), num_workers=1, timeout=1)))
