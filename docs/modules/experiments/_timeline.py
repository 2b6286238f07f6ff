"""Dataset and model of the timeline: each notes its events where they happen."""

import multiprocessing
import threading
from typing import Any

import torch
from torch import nn
from torch.utils._python_dispatch import TorchDispatchMode

Event = tuple[str, str]
log: list[Event] = []


def where() -> str:
    """The lane of the running code: the process, and in the main process the thread."""
    if multiprocessing.parent_process():
        return "worker process"
    return "Python" if threading.current_thread() is threading.main_thread() else "another thread"


def note(what: str) -> None:
    log.append((where(), what))


class Dataset(torch.utils.data.Dataset[Any]):
    """Four samples, which carry the names of what happened to them."""

    def __len__(self) -> int:
        return 4

    def __getitem__(self, index: int) -> tuple[torch.Tensor, list[Event]]:
        return torch.ones(2), [(where(), f"dataset[{index}]")]


def collate(samples: list[Any]) -> tuple[torch.Tensor, list[Event]]:
    events = [event for _, events in samples for event in events]
    return torch.stack([tensor for tensor, _ in samples]), [*events, (where(), "collate_fn")]


class Sampler(torch.utils.data.Sampler[int]):
    """The indices in order; notes when they are drawn."""

    def __iter__(self) -> Any:
        for index in range(4):
            note(f"sampler draws {index}")
            yield index


class Operators(TorchDispatchMode):
    """Notes the operators that reach the kernels."""

    def __torch_dispatch__(self, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        namespace, name = function._schema.name.split("::")
        if namespace == "aten" and name not in ("detach", "t", "alias"):
            log.append(("operators in C++", name))
        return function(*args, **(kwargs or {}))


class Model(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.layer = nn.Linear(2, 1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        note("forward")
        out: torch.Tensor = self.layer(x)
        return out
