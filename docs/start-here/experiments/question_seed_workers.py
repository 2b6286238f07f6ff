"""One constant seed in every worker makes every worker draw the same numbers"""

import random

import numpy as np
import torch
from torch.utils.data import DataLoader, Dataset, get_worker_info


class Draws(Dataset):
    def __len__(self):
        return 4

    def __getitem__(self, index):
        drawn = random.randrange(1000), np.random.randint(1000), torch.randint(1000, ()).item()
        return get_worker_info().id, *drawn


def set_seed(worker):
    random.seed(42), np.random.seed(42), torch.manual_seed(42)


for worker_init_fn in (None, set_seed):
    print("worker_init_fn:", worker_init_fn and worker_init_fn.__name__)
    base = torch.Generator().manual_seed(0)
    how = {"num_workers": 2, "worker_init_fn": worker_init_fn, "generator": base}
    loader = DataLoader(Draws(), batch_size=None, **how)
    for epoch in (1, 2):
        for worker, *(a, b, c) in loader:
            print(f"  epoch {epoch} worker {worker} random {a:3} numpy {b:3} torch {c:3}")
