"""Who reads what of an iterable dataset: two ranks, each with two loader workers"""

import torch
from torch.utils.data import DataLoader, IterableDataset, get_worker_info


class Numbers(IterableDataset):
    def __init__(self, rank, by_rank, by_worker):
        self.rank, self.by_rank, self.by_worker = rank, by_rank, by_worker

    def __iter__(self):
        part, parts, worker = 0, 1, get_worker_info()
        if self.by_rank:
            part, parts = self.rank, 2
        if self.by_worker:
            part, parts = part * worker.num_workers + worker.id, parts * worker.num_workers
        yield from range(part, 8, parts)


torch.set_num_threads(1)
for title, by_rank, by_worker in (
    ("as it is", False, False),
    ("cut by worker", False, True),
    ("cut by rank", True, False),
    ("cut by rank and worker", True, True),
):
    print(title)
    for rank in range(2):
        loader = DataLoader(Numbers(rank, by_rank, by_worker), batch_size=4, num_workers=2)
        print(f"  rank {rank}:", sorted(int(number) for batch in loader for number in batch))
