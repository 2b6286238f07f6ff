"""The rules of the page on sizes and strides, written out once, and what they are compared with."""

import itertools
import math
from collections.abc import Iterator, Sequence

Numbers = Sequence[int]


def places(sizes: Numbers, strides: Numbers, offset: int = 0) -> list[int]:
    """The places of all elements in the order of their indices: offset plus each index times its stride."""
    found = [offset]
    for n, stride in zip(sizes, strides):
        found = [place + i * stride for place in found for i in range(n)]
    return found


def row_major(sizes: Numbers) -> list[int]:
    """The strides in which the last index runs fastest; a size of 0 counts as 1."""
    return [math.prod(max(n, 1) for n in sizes[at + 1 :]) for at in range(len(sizes))]


# --8<-- [start:contiguous]
def is_contiguous(sizes: Numbers, strides: Numbers, order: Numbers | None = None) -> bool:
    """Whether the strides are row-major, or packed in `order` (fastest dimension first); size 1 may have any."""
    if math.prod(sizes) == 0 and order is None:
        return True
    step = 1
    for at in order or range(len(sizes) - 1, -1, -1):
        if sizes[at] != 1 and strides[at] != step:
            return False
        step *= sizes[at] if sizes[at] != 1 else 1
    return True


# --8<-- [end:contiguous]
def groups(sizes: Numbers, strides: Numbers) -> list[list[int]]:
    """`[count, step]` from the right: a neighbour joins if its stride is what the group already spans."""
    found: list[list[int]] = []
    for n, stride in zip(reversed(sizes), reversed(strides)):
        if found and (n == 1 or stride == found[-1][0] * found[-1][1]):
            found[-1][0] *= n
        else:
            found.append([n, stride])
    return found


def fitted(sizes: Numbers, strides: Numbers, shape: Numbers) -> list[int] | None:
    """The strides with which `shape` reads the same elements in the same order; None where the rule finds none."""
    if not sizes:
        return [1] * len(shape)
    if math.prod(sizes) == 0:
        return list(strides) if list(shape) == list(sizes) else row_major(shape)
    left = list(shape)
    found: list[int] = []
    for count, step in groups(sizes, strides):
        filled = 1
        while left and (filled < count or left[-1] == 1):
            found.insert(0, filled * step)
            filled *= left.pop()
        if filled != count:
            return None
    return None if left else found


# --8<-- [start:exist]
def exist(sizes: Numbers, strides: Numbers, shape: Numbers) -> bool:
    """Whether any strides read the same places in the same order: found from the places alone."""
    wanted = places(sizes, strides)
    steps = [1] * len(shape)  # a size of 1 is never stepped over
    for at, n in enumerate(shape):
        if n > 1:  # the stride can only be the way from the first element to the next along this dimension
            steps[at] = wanted[math.prod(shape[at + 1 :])] - wanted[0]
    return places(shape, steps) == wanted


# --8<-- [end:exist]
def shapes(numel: int, most: int) -> list[tuple[int, ...]]:
    """All shapes of up to `most` dimensions with `numel` elements."""
    divisors = [n for n in range(1, numel + 1) if numel % n == 0]
    return [s for k in range(most + 1) for s in itertools.product(divisors, repeat=k) if math.prod(s) == numel]


def small(most: int, sizes: Numbers, strides: Numbers) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every tensor of up to `most` dimensions whose sizes and strides are taken from these."""
    for k in range(most + 1):
        yield from itertools.product(itertools.product(sizes, repeat=k), itertools.product(strides, repeat=k))
