"""What each of three ranks sees of ten samples: five ways to hand them out"""

import torch
from torch.utils.data import DataLoader, DistributedSampler

data = range(10)


def epochs(title, make, epoch=None):
    print(title)
    samplers = [make(rank) for rank in range(3)]
    for number in (0, 1):
        if epoch:
            for sampler in samplers:
                epoch(sampler, number)
        seen = [[int(i) for batch in DataLoader(data, batch_size=2, sampler=s) for i in batch] for s in samplers]
        counts = torch.bincount(torch.tensor(sum(seen, [])), minlength=10).tolist()
        twice, never = [i for i in range(10) if counts[i] > 1], [i for i in range(10) if not counts[i]]
        print(f"  epoch {number}:", *seen, "more than once:", twice, "never:", never)


def split(**options):
    return lambda rank: DistributedSampler(data, num_replicas=3, rank=rank, **options)


def advance(sampler, number):
    sampler.set_epoch(number)


torch.manual_seed(0)
epochs("no sampler of its own: every rank sees all", lambda rank: None)
epochs("DistributedSampler, without set_epoch", split())
epochs("with set_epoch", split(), advance)
epochs("drop_last=True", split(drop_last=True), advance)
epochs("a seed for each rank", lambda rank: split(seed=rank)(rank), advance)
