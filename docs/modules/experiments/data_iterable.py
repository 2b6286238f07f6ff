"""An iterable dataset in two workers: whole copies, parts, and workers that end at different times"""

import warnings

from torch.utils.data import DataLoader, IterableDataset, get_worker_info


class Numbers(IterableDataset):
    def __init__(self, cut):
        self.cut = cut

    def __iter__(self):
        worker = get_worker_info()
        if self.cut == "every second":
            return iter(range(worker.id, 10, worker.num_workers))
        if self.cut == "2 and 8":
            return iter(range(2) if worker.id == 0 else range(2, 10))
        return iter(range(10))

    def __len__(self):
        return 10


warnings.simplefilter("always")
for cut, options in (
    ("none", {}),
    ("every second", {}),
    ("every second", {"drop_last": True}),
    ("2 and 8", {}),
):
    loader = DataLoader(Numbers(cut), 2, num_workers=2, collate_fn=list, **options)
    batches = list(loader)
    samples = sum(batches, [])
    print(f"cut: {cut}, {options or 'drop_last=False'}")
    print("  batches:", *batches)
    print(f"  len(loader) {len(loader)}, batches {len(batches)}, samples {len(samples)}, different {len(set(samples))}")

for size in (2, None):
    loader = DataLoader(Numbers("none"), size, num_workers=2, collate_fn=lambda part: part)
    with warnings.catch_warnings(record=True) as caught:
        length, batches = len(loader), len(list(loader))
    said = [str(w.message) for w in caught if "IterableDataset" in str(w.message)]  # not those on the processors
    print(f"cut: none, batch_size={size}: len(loader) {length}, batches {batches}, warnings {len(said)}")
print(said[0].replace(repr(loader.dataset), "…").split("For")[0])
