"""Times several ways beside each other, so that a busy moment falls on all."""

from statistics import median

import torch
from torch.utils.benchmark import Timer


# --8<-- [start:interleaved]
def interleaved(ways, rounds=15, seconds=0.004):
    """The median time of a call, by way; in every round each way has its turn."""
    timers, calls = {}, {}
    for name, way in ways.items():
        threads = torch.get_num_threads()  # a Timer that is not told pins one
        timers[name] = Timer("way()", globals={"way": way}, num_threads=threads)
        timers[name].timeit(2)  # the first call compiles, and touches memory
        calls[name] = max(1, int(seconds / timers[name].timeit(3).mean))
    took = {name: [] for name in ways}
    for _ in range(rounds):
        for name, timer in timers.items():
            took[name].append(timer.timeit(calls[name]).mean)
    return {name: median(times) for name, times in took.items()}


# --8<-- [end:interleaved]
