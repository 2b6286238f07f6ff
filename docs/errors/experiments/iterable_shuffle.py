"""`shuffle=True` for an iterable dataset"""

# raises: ValueError
from torch.utils.data import DataLoader, IterableDataset


class Lines(IterableDataset):
    def __iter__(self):
        return iter("abc")


DataLoader(Lines(), shuffle=True)
