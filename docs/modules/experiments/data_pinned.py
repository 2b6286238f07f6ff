"""A thread of the main process copies each batch to pinned memory"""

# requires: pretended-gpu
import threading
from collections import namedtuple
from dataclasses import dataclass

import torch
from torch.utils.data import DataLoader

Pair = namedtuple("Pair", "a b")


@dataclass
class Plain:
    x: torch.Tensor


class Own(Plain):
    def pin_memory(self):
        self.x = self.x.pin_memory()
        return self


def pinned(value):
    if isinstance(value, torch.Tensor):
        return value.is_pinned()
    parts = value.values() if isinstance(value, dict) else [value.x] if isinstance(value, Plain) else value
    return all(map(pinned, parts))


def show(title, value, workers):
    options = {"collate_fn": lambda _: value(), "num_workers": workers, "pin_memory": True}
    batch = next(iter(DataLoader([0, 1], None, **options)))
    print(f"{workers} workers, {title:32} {type(batch).__name__:6} pinned {pinned(batch)}")


def zeros():
    return torch.zeros(4)


show("a tensor", zeros, 0)
show("a tensor", zeros, 1)
show("a list of a dict of a tuple", lambda: [{"a": (zeros(), zeros())}], 1)
show("a named tuple", lambda: Pair(zeros(), zeros()), 1)
show("an object without pin_memory", lambda: Plain(zeros()), 1)
show("an object with pin_memory", lambda: Own(zeros()), 1)
for workers in (0, 2):
    it = iter(DataLoader(torch.zeros(8, 4), 2, pin_memory=True, num_workers=workers))
    next(it)
    threads = [thread for thread in threading.enumerate() if "_pin_memory_loop" in thread.name]
    print(f"{workers} workers, threads that pin: {len(threads)}")
    del it
