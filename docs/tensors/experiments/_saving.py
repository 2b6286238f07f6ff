"""Objects for the experiment on what may be loaded."""

import collections
import dataclasses
import datetime
import decimal
import enum
import functools
import pathlib
import types
from typing import Any

import numpy
import torch


@dataclasses.dataclass
class Settings:
    """Settings of a run, as a program may keep them beside the weights."""

    rate: float


class Mode(enum.Enum):
    """A choice, as a program may keep it."""

    FAST = 1


class Image(torch.Tensor):  # type: ignore[misc]
    """A tensor subclass."""


CALLS: list[str] = []


def steal(what: str) -> None:
    """What a file may have called: here it notes that it was."""
    CALLS.append(what)


class Thief:
    """An object whose pickle calls a function."""

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return steal, ("your keys",)


def objects() -> dict[str, Any]:
    """What people put into a checkpoint, by its type's name."""
    x = torch.ones(2, requires_grad=True)
    optimiser = torch.optim.Adam([x])
    x.sum().backward()
    optimiser.step()
    return {
        "dict, list, tuple, set": {"a": [1, (2.0, "b", None, True, 1j)], "s": {1}},
        "frozenset": frozenset([1]),
        "bytes": b"ab",
        "bytearray": bytearray(b"ab"),
        "int of 3,000 bits": 2**3000,
        "OrderedDict": collections.OrderedDict(a=1),
        "Counter": collections.Counter("ab"),
        "defaultdict": collections.defaultdict(list),
        "deque": collections.deque([1]),
        "range": range(3),
        "slice": slice(1, 2),
        "SimpleNamespace": types.SimpleNamespace(a=1),
        "partial": functools.partial(int, base=2),
        "Path": pathlib.PurePosixPath("a"),
        "date": datetime.date(2026, 1, 1),
        "Decimal": decimal.Decimal("0.1"),
        "dataclass": Settings(0.1),
        "Enum": Mode.FAST,
        "numpy array": numpy.ones(2),
        "numpy number": numpy.float32(1.0),
        "tensor": torch.ones(2),
        "Parameter": torch.nn.Parameter(torch.ones(2)),
        "float8 tensor": torch.ones(2).to(torch.float8_e5m2),
        "sparse tensor": torch.eye(2).to_sparse(),
        "tensor subclass": torch.ones(2).as_subclass(Image),
        "tensor with an attribute": _noted(torch.ones(2)),
        "dtype": torch.float32,
        "device": torch.device("cpu"),
        "Size": torch.Size([1, 2]),
        "layout": torch.strided,
        "UntypedStorage": torch.ones(2).untyped_storage(),
        "Generator": torch.Generator(),
        "module": torch.nn.Linear(1, 1),
        "its state_dict": torch.nn.Linear(1, 1).state_dict(),
        "Adam's state_dict": optimiser.state_dict(),
        "function": torch.nn.functional.relu,
    }


def _noted(tensor: torch.Tensor) -> torch.Tensor:
    tensor.note = "kept"
    return tensor
