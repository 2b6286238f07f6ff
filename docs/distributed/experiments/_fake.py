"""One process that takes itself for one rank of many (the fake process group), and what it hands to collectives"""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import torch.distributed as dist
from torch.distributed.tensor import DTensor
from torch.testing._internal.distributed.fake_pg import FakeStore
from torch.utils._python_dispatch import TorchDispatchMode

logging.disable(logging.WARNING)  # DTensor tells of ways that a CPU group does not go
_SILENT = "wait_tensor", "_wrap_tensor_autograd"


@contextmanager
def rank_of(world: int, rank: int = 0) -> Iterator[None]:
    """Be one rank of a world that is not there: collectives return at once, and their values mean nothing."""
    dist.init_process_group("fake", store=FakeStore(), rank=rank, world_size=world)
    try:
        yield
    finally:
        dist.destroy_process_group()


class Sent(TorchDispatchMode):
    """The functional collectives that run inside, each with the KiB that this rank hands to it."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[str] = []

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        if any(issubclass(kind, DTensor) for kind in types):
            return NotImplemented  # DTensor first: what it does comes by again
        name = func.overloadpacket.__name__
        if func.namespace == "_c10d_functional" and name not in _SILENT:
            self.calls.append(f"{name}({args[0].nbytes / 1024:g} KiB)")
        return func(*args, **(kwargs or {}))

    def __str__(self) -> str:
        return ", ".join(self.calls) or "nothing"
