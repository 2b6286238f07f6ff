"""What a second epoch finds: new workers, or the old ones"""

import os

import torch
from torch.utils.data import DataLoader, Dataset


class Samples(Dataset):
    def __init__(self):
        self.crop, self.seen = 32, 0

    def __len__(self):
        return 4

    def __getitem__(self, index):
        self.seen += 1
        return os.getpid(), self.crop, self.seen, torch.randint(1000, ()).item()


for persistent in (False, True):
    base = torch.Generator().manual_seed(7)
    samples = Samples()
    loader = DataLoader(samples, None, num_workers=2, persistent_workers=persistent, generator=base)
    print("persistent_workers:", persistent)
    before = None
    for epoch in (1, 2, 3):
        if epoch == 2:
            samples.crop = 64
        if epoch == 3:
            base.manual_seed(7)
        pids, crops, seen, drawn = zip(*loader, strict=True)
        print(f"  epoch {epoch}: same processes {set(pids) == before}, crop {max(crops)},", end=" ")
        print(f"samples seen by a worker {max(seen)}, drawn {drawn}")
        before = set(pids)
    print("  in the main process: crop", samples.crop, "seen", samples.seen)
