"""Random tensors and calls for the explorer of strides, and what PyTorch does with each."""

import math
import random
from dataclasses import dataclass

import torch

# An operation and its arguments, as the form names them.
OPERATIONS = {
    "view": "n, n, …",
    "reshape": "n, n, …",
    "flatten": "first, last",
    "contiguous": "",
    "transpose": "dim, dim",
    "permute": "dim, dim, …",
    "expand": "n, n, …",
    "slice": "dim, start, end, step",
    "select": "dim, index",
    "squeeze": "dim",
    "unsqueeze": "dim",
    "unfold": "dim, size, step",
    "diagonal": "offset, dim, dim",
}
DEFAULTS = {
    "view": [-1],
    "reshape": [-1],
    "flatten": [0, -1],
    "contiguous": [],
    "transpose": [0, 1],
    "permute": [1, 0],
    "expand": [2, -1, -1],
    "slice": [0, 0, 9, 2],
    "select": [0, 1],
    "squeeze": [0],
    "unsqueeze": [0],
    "unfold": [0, 2, 1],
    "diagonal": [0, 0, 1],
}
OVERLAP = ("no", "yes", "too hard")


@dataclass(frozen=True)
class Case:
    """A tensor's sizes, strides and offset, and a call: the operation and its whole numbers."""

    sizes: list[int]
    strides: list[int]
    offset: int
    operation: str
    numbers: list[int]


def tensor(case: Case) -> torch.Tensor:
    """The tensor, over a storage that is just long enough."""
    far = sum((n - 1) * s for n, s in zip(case.sizes, case.strides)) if math.prod(case.sizes) else 0
    storage = torch.zeros(case.offset + far + 1)
    return storage.as_strided(case.sizes, case.strides, case.offset)


def call(x: torch.Tensor, operation: str, numbers: list[int]) -> torch.Tensor:
    """`x.view(2, 3)`, as the form spells it; sizes go in as one list."""
    if operation == "slice":
        return torch.ops.aten.slice(x, *numbers)
    if operation in ("view", "reshape", "permute", "expand"):
        return getattr(x, operation)(numbers)
    return getattr(x, operation)(*numbers)


def outcome(case: Case) -> list[object]:
    """`[kind, sizes, strides, offset, contiguous, overlap]`, or `["error", message]`."""
    x = tensor(case)
    try:
        result = call(x, case.operation, case.numbers)
    except (RuntimeError, IndexError) as error:
        return ["error", str(error)]
    shared = result.untyped_storage()._cdata == x.untyped_storage()._cdata
    kind = "itself" if result is x else "view" if shared else "copy"
    told = OVERLAP[{0: 0, 1: 1, 2: 2}[torch._debug_has_internal_overlap(result)]]
    return [
        kind,
        list(result.shape),
        list(result.stride()),
        result.storage_offset(),
        result.is_contiguous(),
        told,
    ]


def random_case(draw: random.Random) -> Case:
    """Mostly permuted, sliced or expanded tensors of up to four dimensions; one in eight has strides at random."""
    count = draw.choice([0, 1, 2, 2, 3, 3, 3, 4])
    sizes = [draw.choice([1, 1, 2, 2, 3, 3, 4, 5, 6, 0 if draw.random() < 0.3 else 2]) for _ in range(count)]
    order = list(range(count))
    if draw.random() < 0.6:
        draw.shuffle(order)
    strides, step = [0] * count, draw.choice([1, 1, 1, 2])
    for at in reversed(order):
        strides[at] = step
        step *= max(sizes[at], 1) + (draw.random() < 0.15)
    strides = [0 if draw.random() < 0.12 else s for s in strides]
    if draw.random() < 0.125:
        strides = [draw.randrange(8) for _ in sizes]
    operation = draw.choice([*OPERATIONS, "view", "view", "reshape", "expand"])
    return Case(sizes, strides, draw.choice([0, 0, 3]), operation, _numbers(draw, sizes, operation))


def _numbers(draw: random.Random, sizes: list[int], operation: str) -> list[int]:
    """Arguments that are mostly meaningful, sometimes out of range."""
    n = len(sizes)
    dim = draw.randint(-n, n - 1) if n and draw.random() < 0.93 else draw.randint(-3, 4)
    other = draw.randint(-n, n - 1) if n and draw.random() < 0.93 else draw.randint(-3, 4)
    here = sizes[dim] if -n <= dim < n else 2
    match operation:
        case "view" | "reshape":
            return _shape(draw, sizes)
        case "permute":
            dims = draw.sample(range(n), n)
            return dims if draw.random() < 0.9 else [*dims[1:], *draw.choices([0, 1, -1, 5], k=draw.randint(0, 2))]
        case "expand":
            # A tensor without dimensions takes no -1: there is no size that it could keep.
            kept = [draw.choice([-1, s, s, 3 if s == 1 else s, draw.randint(0, 4)]) for s in sizes]
            lead = draw.choice([[], [], [1], [2], [0], [3, 1], [-1] if n and draw.random() < 0.3 else [4]])
            return (lead + kept)[draw.random() < 0.06 :]
        case "slice":
            return [
                dim,
                draw.randint(-6, 6),
                draw.randint(-6, 7),
                draw.choice([1, 1, 2, 3, 0 if draw.random() < 0.2 else 1]),
            ]
        case "select":
            return [dim, draw.randint(-here, max(here - 1, 0)) if draw.random() < 0.9 else draw.randint(-7, 7)]
        case "unfold":
            return [
                dim,
                draw.randint(-1 if draw.random() < 0.05 else 0, here + (draw.random() < 0.1)),
                draw.choice([1, 1, 2, 3, 0 if draw.random() < 0.1 else 1]),
            ]
        case "diagonal":
            return [draw.randint(-2, 2), dim, other]
        case "transpose" | "flatten":
            return [dim, other]
        case "squeeze" | "unsqueeze":
            return [dim if operation == "squeeze" else draw.randint(-n - 1, n + (draw.random() < 0.1))]
    return []


def _shape(draw: random.Random, sizes: list[int]) -> list[int]:
    """A shape with as many elements, made of the sizes' prime factors; sometimes with -1, sometimes wrong."""
    factors, rest = [], math.prod(sizes)
    for prime in (2, 3, 5):
        while rest and rest % prime == 0:
            rest //= prime
            factors.append(prime)
    if not rest:
        factors = [draw.randint(0, 3), 0, draw.randint(1, 3)]
    if draw.random() < 0.3:
        draw.shuffle(factors)
    else:
        factors = [
            f for n in sizes for f in ([n] if draw.random() < 0.5 or n < 4 else [2, n // 2] if n % 2 == 0 else [n])
        ]
    shape: list[int] = []
    for factor in factors:  # neighbours are joined now and then
        if shape and draw.random() < 0.5:
            shape[-1] *= factor
        else:
            shape.append(factor)
    if draw.random() < 0.25:
        shape.insert(draw.randint(0, len(shape)), 1)
    if shape and draw.random() < 0.25:
        shape[draw.randrange(len(shape))] = -1
    if draw.random() < 0.06:
        shape.append(draw.choice([-1, -2, 2]))
    return shape
