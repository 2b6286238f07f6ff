"""Which process runs which of your functions, without workers and with one"""

import os
from collections import defaultdict

import torch
from torch.utils.data import DataLoader, Dataset, Sampler

MAIN = os.getpid()
ran = torch.zeros(6, 2, dtype=torch.int64).share_memory_()  # calls of each: in the main process, in workers
NAMES = ["Sampler.__iter__", "worker_init_fn", "Dataset.__getitem__", "collate_fn", "your loop", "threads"]


def note(name):
    ran[NAMES.index(name), int(os.getpid() != MAIN)] += 1


class Order(Sampler):
    def __iter__(self):
        for index in range(8):
            note("Sampler.__iter__")
            yield index


class Samples(Dataset):
    def __getitem__(self, index):
        note("Dataset.__getitem__")
        return torch.tensor(torch.get_num_threads())


def collate(samples):
    note("collate_fn")
    return torch.stack(samples)


torch.set_num_threads(3)
for workers in (0, 1):
    ran.zero_()
    options = {"sampler": Order(), "num_workers": workers, "collate_fn": collate}
    threads = defaultdict(int)
    for batch in DataLoader(Samples(), 2, worker_init_fn=lambda worker: note("worker_init_fn"), **options):
        note("your loop")
        threads[batch[0].item()] += 1
    print(f"num_workers={workers}: threads of an operator in __getitem__: {max(threads)}")
    for name, (main, worker) in zip(NAMES[:-1], ran.tolist(), strict=False):
        print(f"  {name:20} main process {main}  worker {worker}")
