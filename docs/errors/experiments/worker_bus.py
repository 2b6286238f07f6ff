"""A worker that the system ends with a bus error"""

# raises: RuntimeError
import os
import signal

from torch.utils.data import DataLoader, Dataset


class Samples(Dataset):
    def __len__(self):
        return 4

    def __getitem__(self, index):
        os.kill(os.getpid(), signal.SIGBUS)


try:
    next(iter(DataLoader(Samples(), num_workers=1)))
except RuntimeError as error:
    raise error.__cause__ from None  # of the two errors that a traceback shows, the first
