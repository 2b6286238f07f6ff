"""Writes through five names, and who sees them"""

# output: json
import json

import torch

frames, names, before = [], {}, {}


def frame(caption, source=""):
    """The numbers of every tensor; what changed since the last frame is marked."""
    rows = {}
    for name, tensor in names.items():
        now = tensor.flatten().tolist()
        old = before.get(name, now)
        rows[name] = [(str(int(a)), "key" if a != b else "plain") for a, b in zip(now, old)]
        before[name] = now
    frames.append({"caption": caption, "cells": rows} | ({"source": source} if source else {}))


x = torch.arange(6.0).view(2, 3)
names |= {"x": x, "row = x[1]": x[1], "column = x[:, 0]": x[:, 0]}
names |= {"picked = x[[1]]": x[[1]], "turned = x.t().reshape(6)": x.t().reshape(6)}
row, column, picked, turned = list(names.values())[1:]
frame("Five tensors. Three stand on one storage, two have their own.")
x[1, 0] = 10
frame("x[1, 0] = 10: the row and the column see it, what was copied does not.")
row.add_(20)
frame("row.add_(20): a write through a view is a write to x.")
column.zero_()
frame("column.zero_(): the row sees its first element change.")
picked.fill_(7)
frame("picked.fill_(7): a copy is changed, and nobody else.")
row = row + 1
frame("row = row + 1: the name row now means another tensor; the old one and x stay as they were.")
x[[1]] = picked
frame("x[[1]] = picked: the same brackets on the left write into x.")
x = x.t().contiguous()
x.zero_()
frame("x = x.t().contiguous(), then x.zero_(): the name x means a copy, so the old tensors keep their numbers.")
print(json.dumps({"frames": frames}, indent=1))
