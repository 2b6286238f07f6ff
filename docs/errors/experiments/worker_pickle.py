"""A lambda in a dataset whose workers are spawned"""

# raises: _pickle.PicklingError
from torch.utils.data import DataLoader, Dataset


class Samples(Dataset):
    change = None

    def __len__(self):
        return 4

    def __getitem__(self, index):
        return self.change(index)


if __name__ == "__main__":
    samples = Samples()
    samples.change = lambda x: x + 1
    next(iter(DataLoader(samples, num_workers=1, multiprocessing_context="spawn")))
