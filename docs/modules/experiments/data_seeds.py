"""Six sources of random numbers in two workers and two epochs: which repeat?"""

import random

import numpy as np
import torch
from torch.utils.data import DataLoader, Dataset, get_worker_info


class Draws(Dataset):
    def __init__(self):
        self.numpy, self.torch = np.random.default_rng(1), torch.Generator().manual_seed(1)

    def __len__(self):
        return 40

    def __getitem__(self, index):
        mine = get_worker_info().dataset.fresh
        return {
            "torch.rand": torch.rand(()).item(),
            "random.random": random.random(),
            "numpy.random.rand": np.random.rand(),
            "numpy.random.default_rng() of __init__": self.numpy.random(),
            "torch.Generator() of __init__": torch.rand((), generator=self.torch).item(),
            "default_rng(torch.initial_seed()) of worker_init_fn": mine.random(),
            "seed": get_worker_info().seed,
        }


def start(worker):
    get_worker_info().dataset.fresh = np.random.default_rng(torch.initial_seed())


def draw():
    """The samples of worker 0, of worker 1, and of worker 0 in the next epoch."""
    generator = torch.Generator().manual_seed(5)
    loader = DataLoader(Draws(), None, num_workers=2, worker_init_fn=start, generator=generator)
    samples = list(loader)
    return samples[0::2], samples[1::2], list(loader)[0::2]


(a0, a1, b0), (again, _, _) = draw(), draw()
print("seed of worker 1 less that of worker 0:", a1[0]["seed"] - a0[0]["seed"])
base = torch.empty((), dtype=torch.int64).random_(generator=torch.Generator().manual_seed(5)).item()
print("seed of worker 0 is the loader's first draw:", a0[0]["seed"] == base)
print(f"{'the same 20 numbers':52} worker 1  next epoch  seeded again")
for source in list(a0[0])[:-1]:
    first = [sample[source] for sample in a0]
    same = [first == [sample[source] for sample in other] for other in (a1, b0, again)]
    print(f"{source:52} {same[0]!s:>8} {same[1]!s:>11} {same[2]!s:>13}")
