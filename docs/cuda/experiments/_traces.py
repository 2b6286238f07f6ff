"""Random programs for `model_traces.py`: what is asked and freed, step by step."""

import random

import torch
from _allocator import MIB, OutOfMemory


def steps(seed):
    """What a program does: sizes of every magnitude and beside the thresholds, on two streams."""
    draw, alive = random.Random(seed), 0
    for _ in range(80):
        if alive and draw.random() < 0.3 + alive / 60:
            alive -= 1
            yield "free", draw.randrange(alive + 1), 0
        elif draw.random() < 0.04:
            yield "empty_cache", 0, 0
        else:
            edge = draw.choice([512, MIB, 10 * MIB, 19 * MIB, 20 * MIB])
            size = draw.choice([edge + draw.randint(-1, 1), int(2 ** draw.uniform(0, 25.5))])
            alive += 1
            yield "malloc", size, draw.choice([0, 0, 1])


def states(seed, malloc, free, empty_cache, snapshot):
    """The snapshot after each step; an allocation that fails takes its place as None."""
    alive = []
    for what, n, stream in steps(seed):
        if what == "malloc":
            try:
                alive.append(malloc(n, stream))
            except (OutOfMemory, torch.OutOfMemoryError):
                alive.append(None)
        elif what == "empty_cache":
            empty_cache()
        elif (gone := alive.pop(n)) is not None:
            free(gone)
            del gone
        yield [x is None for x in alive], snapshot()
