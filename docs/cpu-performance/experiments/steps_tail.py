"""Eleven numbers through a loop of vectors with four lanes, and its tail"""

# output: json
import json

import torch

LANES = 4
x = torch.arange(1.0, 12.0)
out = torch.zeros(11)
frames = []


def cells(tensor, begin, end):
    marked = range(begin, end)
    looks = ["key" if i in marked else "plain" for i in range(len(tensor))]
    return [(f"{v:g}", look) for v, look in zip(tensor, looks, strict=True)]


def frame(caption, lanes, begin, end):
    rows = {"x": cells(x, begin, end), "out": cells(out, begin, end)}
    rows["lanes"] = [(f"{v:g}", "ok" if v else "quiet") for v in lanes]
    frames.append({"caption": caption, "cells": rows})


empty = torch.zeros(LANES)
frame("x * x: one instruction works on four numbers, its lanes.", empty, 0, 0)
i = 0
while i + LANES <= len(x):
    lanes = x[i : i + LANES]
    lanes = lanes * lanes
    out[i : i + LANES] = lanes
    frame(f"i = {i}: load four, multiply once, store four.", lanes, i, i + LANES)
    i += LANES
rest = len(x) - i
lanes = torch.zeros(LANES)
lanes[:rest] = x[i:]
frame(f"i = {i}: {rest} are left, and loaded into lanes of zeros.", lanes, i, 11)
lanes = lanes * lanes
frame("One multiplication again: the last lane works for nobody.", lanes, i, 11)
out[i:] = lanes[:rest]
assert torch.equal(out, x * x)
frame(f"Only {rest} lanes are stored: behind out others begin.", lanes, i, 11)
print(json.dumps({"frames": frames}, indent=1))
