"""Random loaders: datasets that draw from three generators, and every option that the toy has"""

import gc
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import torch
from torch.utils.data import Dataset, IterableDataset, get_worker_info


def _sample(index: int, kind: int) -> Any:
    """A sample with a number of its own and one drawn from each of the three generators, as one of three kinds."""
    time.sleep(random.Random(index).choice((0, 0, 0, 0.002)))  # some are late
    drawn = torch.rand(2), float(np.random.rand()), random.random()
    if kind == 0:
        return {"index": index, "torch": drawn[0], "numpy": drawn[1], "random": drawn[2]}
    return (index, *drawn) if kind == 1 else torch.cat([torch.tensor([index, *drawn[1:]]), drawn[0]])


class Mapped(Dataset[Any]):  # type: ignore[misc]
    """`length` samples; one of them may raise."""

    def __init__(self, length: int, kind: int, bad: int | None) -> None:
        self.length, self.kind, self.bad = length, kind, bad

    def __len__(self) -> int:
        return self.length

    def __getitem__(self, index: int) -> Any:
        if index == self.bad:
            raise ValueError(f"sample {index}")
        return _sample(index, self.kind)


class Streamed(IterableDataset[Any]):  # type: ignore[misc]
    """`length` samples, whole in each worker or cut into parts of other lengths."""

    def __init__(self, length: int, kind: int, cut: str) -> None:
        self.length, self.kind, self.cut = length, kind, cut

    def __iter__(self) -> Iterator[Any]:
        worker = get_worker_info()
        part, parts = (worker.id, worker.num_workers) if worker else (0, 1)
        indices = range(self.length)
        if self.cut == "even":
            indices = indices[part::parts]
        elif self.cut == "uneven":
            indices = indices[: self.length // (1 + 3 * part)]
        return (_sample(index, self.kind) for index in indices)


def _start(worker: int) -> None:
    torch.rand(worker + 1)  # moves this worker's generator


def configuration(seed: int) -> dict[str, Any]:
    """The loader's arguments, the same for each seed; datasets and generators are new each time."""
    draw = random.Random(seed)
    length, kind = draw.randrange(1, 41), draw.randrange(3)
    workers = draw.choice((0, 1, 2, 2, 3, 3))
    options: dict[str, Any] = {"num_workers": workers, "batch_size": draw.choice((None, 1, 2, 3, 5, 7))}
    if draw.random() < 0.3:
        options["dataset"] = Streamed(length, kind, draw.choice(("whole", "even", "uneven")))
    else:
        bad = draw.randrange(length) if draw.random() < 0.2 else None
        options |= {"dataset": Mapped(length, kind, bad), "shuffle": draw.random() < 0.5}
        if not options["shuffle"] and draw.random() < 0.4:
            options["sampler"] = [draw.randrange(length) for _ in range(draw.randrange(1, 30))]
    if options["batch_size"]:
        options["drop_last"] = draw.random() < 0.4
    if workers:
        options["prefetch_factor"] = draw.choice((None, 1, 2, 3))
        options["persistent_workers"] = draw.random() < 0.4
        options["worker_init_fn"] = draw.choice((None, _start))
    if draw.random() < 0.5:
        options["generator"] = torch.Generator().manual_seed(seed)
    return options


def epochs(loader_class: Callable[..., Any], seed: int) -> list[str]:
    """What two epochs give: batches as text, errors, where the loop was left, and the generators' states then."""
    torch.manual_seed(seed), np.random.seed(seed), random.seed(seed)
    options, draw = configuration(seed), random.Random(-seed)
    loader = loader_class(**options)
    said: list[str] = []
    for _ in range(2):
        leave = draw.choice((None, None, 2))
        iterator = iter(loader)
        while leave is None or len(said) % 50 < leave:
            try:
                said.append(repr(next(iterator)))
            except StopIteration:
                break
            except ValueError as error:
                said.append(f"failed: {str(error).split()[-1]}")
        else:
            said.append("left")
        del iterator
    del loader
    gc.collect()  # persistent workers end; a copy of their iterator is not taken into the next workers
    given = options.get("generator")
    states = [torch.get_rng_state(), *([given.get_state()] if given else [])]
    return [*said, repr([int(state.to(torch.int64).sum()) for state in states])]
