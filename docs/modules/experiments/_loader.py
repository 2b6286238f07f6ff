"""A DataLoader in Python: processes, queues, and the rules that fix which batch comes when"""

import multiprocessing
import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import cycle, islice, repeat
from typing import Any

import numpy as np
import torch
from torch.utils.data import IterableDataset, _utils, default_collate, default_convert, get_worker_info

FORK = multiprocessing.get_context("fork")


def permutations(count: int, generator: torch.Generator) -> Iterator[int]:
    yield from torch.randperm(count, generator=generator).tolist()
    torch.randperm(count, generator=generator)  # PyTorch takes a part of a second one, here of length 0


@dataclass
class ToyLoader:
    """What `DataLoader` does with these arguments, for `in_order=True` and without pinned memory."""

    dataset: Any
    batch_size: int | None = 1
    shuffle: bool = False
    sampler: Iterable[Any] | None = None
    num_workers: int = 0
    drop_last: bool = False
    worker_init_fn: Callable[[int], None] | None = None
    generator: torch.Generator | None = None
    prefetch_factor: int | None = None
    persistent_workers: bool = False
    team: "Team | None" = None

    def seed(self) -> int:
        return int(torch.empty((), dtype=torch.int64).random_(generator=self.generator))

    def indices(self) -> Iterator[Any]:
        if isinstance(self.dataset, IterableDataset):
            yield from repeat(None)
        elif self.shuffle:
            yield from permutations(len(self.dataset), self.generator or torch.Generator().manual_seed(self.seed()))
        else:
            yield from range(len(self.dataset)) if self.sampler is None else self.sampler

    def batches(self) -> Iterator[Any]:
        """What is sent for each batch: a list of indices, or one index without a batch size."""
        indices = self.indices()
        if self.batch_size is None:
            yield from indices
        while self.batch_size and (batch := list(islice(indices, self.batch_size))):
            if len(batch) == self.batch_size or not self.drop_last:
                yield batch

    def fetcher(self) -> Callable[[Any], Any]:
        stream = iter(self.dataset) if isinstance(self.dataset, IterableDataset) else None

        def fetch(index: Any) -> Any:
            if self.batch_size is None:
                return default_convert(self.dataset[index] if stream is None else next(stream))
            samples = [self.dataset[i] for i in index] if stream is None else list(islice(stream, len(index)))
            if len(samples) < len(index) and (self.drop_last or not samples):
                raise StopIteration
            return default_collate(samples)

        return fetch

    def __iter__(self) -> Iterator[Any]:
        if self.num_workers == 0:
            self.seed()
            return map(self.fetcher(), self.batches())
        team = self.team or Team(self, self.seed())
        self.team = team if self.persistent_workers else None
        return team.begin()


class Team(Iterator[Any]):
    """The processes of one epoch, or of all epochs where they are persistent; iterates over batches."""

    def __init__(self, loader: ToyLoader, base: int) -> None:
        self.loader, self.count = loader, loader.num_workers
        self.tasks, self.answers = [FORK.SimpleQueue() for _ in range(self.count)], FORK.SimpleQueue()
        for number in range(self.count):
            FORK.Process(target=self.work, args=(number, base), daemon=True).start()

    # --8<-- [start:work]
    def work(self, number: int, base: int) -> None:
        loader, seed = self.loader, base + number
        random.seed(seed), torch.manual_seed(seed), np.random.seed(_utils.worker._generate_state(base, number))
        _utils.worker._worker_info = _utils.worker.WorkerInfo(number, self.count, seed, loader.dataset)
        if loader.worker_init_fn:
            loader.worker_init_fn(number)
        while (task := self.tasks[number].get()) is not None:
            if task == "begun":
                fetch, ended = loader.fetcher(), False
                self.answers.put((0, "begun", None))
            elif not ended:
                try:
                    answer = (task[0], "batch", fetch(task[1]))
                except Exception as error:
                    ended = isinstance(loader.dataset, IterableDataset) and isinstance(error, StopIteration)
                    answer = (task[0], "ended" if ended else "failed", error)
                self.answers.put(answer)

    # --8<-- [end:work]

    def begin(self) -> "Team":
        for tasks in self.tasks:
            tasks.put("begun")
        for _ in self.tasks:
            list(iter(lambda: self.answers.get()[1], "begun"))  # others are left from an unfinished epoch
        self.wanted, self.owner, self.kept = 0, list[int](), dict[int, tuple[str, Any]]()
        self.active, self.turn = [True] * self.count, cycle(range(self.count))
        self.batches = self.loader.batches()
        for _ in range((self.loader.prefetch_factor or 2) * self.count):
            self.send_next()
        return self

    # --8<-- [start:next]
    def send_next(self) -> None:
        for index in islice(self.batches, 1):
            for worker in islice(self.turn, self.count):
                if self.active[worker]:
                    self.tasks[worker].put((len(self.owner), index))
                    self.owner.append(worker)
                    break

    def __next__(self) -> Any:
        while self.wanted < len(self.owner):
            if self.wanted in self.kept:
                kind, batch = self.kept.pop(self.wanted)
                self.wanted += 1
                self.send_next()
                if kind == "failed":
                    raise batch
                return batch
            elif not self.active[self.owner[self.wanted]]:
                self.wanted += 1  # its worker has ended and will not make it
            else:
                number, kind, batch = self.answers.get()
                if kind == "ended":
                    self.active[self.owner[number]] = False
                    self.send_next()
                else:
                    self.kept[number] = (kind, batch)
        raise StopIteration

    # --8<-- [end:next]

    def __del__(self) -> None:
        for tasks in self.tasks if get_worker_info() is None else ():  # a worker may hold a copy
            tasks.put(None)
