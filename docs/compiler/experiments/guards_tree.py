"""The guard tree of a small function, line by line"""

import _guards
import torch

SCALE = 3


def f(x, n, options):
    return x * n + len(options["sizes"]) + SCALE


torch.compile(f, backend="eager")(torch.ones(2), 5, {"sizes": [1, 2], "unused": 0})
for line in _guards.tree(f):
    print(line)
