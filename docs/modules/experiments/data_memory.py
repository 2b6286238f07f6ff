"""A worker that only reads makes a list's pages its own, and a tensor's not"""

import gc

import numpy as np
import torch
from torch.utils.data import DataLoader, Dataset

COUNT = 400_000


def own_pages():
    """Bytes that this process alone has in memory and has written to."""
    with open("/proc/self/smaps_rollup") as file:
        return next(int(line.split()[1]) * 1024 for line in file if line.startswith("Private_Dirty"))


class Reader(Dataset):
    def __init__(self, table):
        self.table = table

    def __len__(self):
        return 4

    def __getitem__(self, part):
        before = own_pages()
        for index in range(part, COUNT, 4):  # every fourth: each part is spread over all pages
            self.table[index]
        return own_pages() - before


words = [f"sample number {index:08}" for index in range(COUNT)]
objects = sum(map(len, words)) + 49 * COUNT  # the letters, and what Python keeps with each string
tables = {
    "list of str": words,
    "tuple of str": tuple(words),
    "NumPy array of bytes": np.array(words, dtype="S"),
    "tensor of bytes": torch.tensor(np.array(words, dtype="S").view(np.uint8).reshape(COUNT, -1)),
}
gc.freeze()  # the collector leaves what is here alone, so that what is written is what reading writes
for name, table in tables.items():
    grown = {}
    for workers in (1, 2):
        grown[workers] = sum(DataLoader(Reader(table), None, num_workers=workers)) / objects
    print(f"{name:22} with 1 worker {grown[1]:.0f} × the strings, with 2 workers {grown[2]:.0f} ×")
