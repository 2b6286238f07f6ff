"""Who gets which piece of a range: five lines beside PyTorch's own"""

# requires: g++
import random

import _loops
import torch


# --8<-- [start:pieces]
def pieces(n, grain, threads, inside=False):
    """The pieces of range(n) that parallel_for hands to its threads."""
    if n <= max(grain, 1) or threads == 1 or inside:
        return [(0, n)] if n else []
    if grain:
        threads = min(threads, -(-n // grain))
    size = -(-n // threads)  # divided and rounded up
    return [(begin, min(n, begin + size)) for begin in range(0, n, size)]


# --8<-- [end:pieces]
_loops.build()
random.seed(0)
agree, fewer = 0, 0
for _ in range(500):
    n, grain, threads = random.randrange(60), random.randrange(9), random.randint(1, 8)
    torch.set_num_threads(threads)
    table = torch.ops.loops.pieces(n, grain).tolist()
    theirs = [(begin, end) for begin, end in table if end]
    ours = pieces(n, grain, threads)
    agree += ours == theirs
    fewer += 1 < len(ours) < threads
print(f"{agree} of 500 random cases agree; in {fewer} some threads have nothing to do")
for n, grain, threads in ((10, 1, 8), (9, 4, 8), (2, 1, 64)):
    print(f"{n} by {grain}, {threads} threads:", *pieces(n, grain, threads))
