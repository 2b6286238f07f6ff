"""Global tensors in the manner of OneFlow: layouts, the signatures that arithmetic allows, boxing, and a choice by cost"""

import itertools
from dataclasses import dataclass

import torch

DEVICES = 2
SPLIT = ["S(0)", "S(1)"]
LAYOUTS = [*SPLIT, "P", "B"]


# --8<-- [start:layouts]
def cut(whole, layout):
    """What each device holds."""
    if layout == "B":
        return [whole] * DEVICES
    if layout == "P":
        rest = [torch.randint(-9, 9, whole.shape).double() for _ in range(DEVICES - 1)]
        return [*rest, whole - sum(rest)]
    return list(whole.chunk(DEVICES, int(layout[2])))


def join(pieces, layout):
    """The tensor that is meant."""
    if layout == "B":
        return pieces[0]
    return sum(pieces) if layout == "P" else torch.cat(pieces, int(layout[2]))


# --8<-- [end:layouts]
# --8<-- [start:signatures]
def works(operator, inputs, layouts, out):
    """Whether each device can compute alone, and the pieces are the answer."""
    held = zip(*(cut(x, layout) for x, layout in zip(inputs, layouts, strict=True)), strict=True)
    try:
        pieces = [operator(*mine) for mine in held]
        same = out != "B" or all(piece.equal(pieces[0]) for piece in pieces)
        return same and join(pieces, out).equal(operator(*inputs))
    except (RuntimeError, IndexError):  # shapes that do not fit
        return False


def signatures(operator, inputs):
    """All layouts of the inputs, with that of the result, for which nothing is sent."""
    ways = itertools.product(LAYOUTS, repeat=len(inputs) + 1)
    return [way for way in ways if works(operator, inputs, way[:-1], way[-1])]


# --8<-- [end:signatures]
# --8<-- [start:boxing]
def boxing(start, end, size):
    """The collective that makes one layout of another, and the bytes that OneFlow's rule counts."""
    if start == end:
        return None, 0
    if end == "P":
        return None, 4 * size * (DEVICES + DEVICES)  # a penalty: no plan should split a value into summands
    if start == "B":
        return None, 1  # each device cuts what it has
    if start == "P":
        return ("all_reduce", 2 * size * (DEVICES - 1)) if end == "B" else ("reduce_scatter", size * (DEVICES - 1))
    return ("all_gather", size * (DEVICES - 1)) if end == "B" else ("all_to_all", size * (DEVICES - 1) / DEVICES)


# --8<-- [end:boxing]
# --8<-- [start:choose]
@dataclass
class Global:
    """One tensor on all devices: a piece for each, and how the pieces make the whole."""

    pieces: list
    layout: str


def run(operator, *inputs, written=None):
    """The result, and the collectives before it; `written` is an input that may not move."""
    wholes = [join(x.pieces, x.layout) for x in inputs]
    ways = signatures(operator, wholes)
    if written is not None:
        ways = [way for way in ways if way[written] == inputs[written].layout]

    def moves(way):
        return [boxing(x.layout, end, whole.nbytes) for x, end, whole in zip(inputs, way, wholes, strict=False)]

    way = min(ways, key=lambda way: sum(size for _, size in moves(way)))
    moved = [
        cut(whole, end) if x.layout != end else x.pieces for x, end, whole in zip(inputs, way, wholes, strict=False)
    ]
    result = Global([operator(*mine) for mine in zip(*moved, strict=True)], way[-1])
    return result, [sent for sent, _ in moves(way) if sent]
    # --8<-- [end:choose]
