"""A matrix of four cache lines is read along its rows and along its columns"""

# output: json
import json

import torch

WIDE, KEPT = 8, 2  # numbers in a line, lines that the cache can keep
m = torch.arange(32).view(4, WIDE)
frames = []


def walk(name, order):
    """Read in this order; the cache forgets the line used longest ago."""
    kept, fetched = [], 0
    for step, place in enumerate(order):
        line = place // WIDE
        fetched += line not in kept
        kept = [other for other in kept if other != line][-(KEPT - 1) :] + [line]
        if step in (0, 1, 3, 7, 8, 31):
            rows = {}
            for n in range(4):
                look = "ok" if n in kept else "quiet"
                at = range(n * WIDE, (n + 1) * WIDE)
                row = [(str(i), "key" if i == place else look) for i in at]
                rows[f"line {n}"] = row
            said = f"{name}: numbers read {step + 1}, lines fetched {fetched}."
            frames.append({"caption": said, "cells": rows})


walk("Along the rows", m.flatten().tolist())
walk("Along the columns", m.t().flatten().tolist())
print(json.dumps({"frames": frames}, indent=1))
