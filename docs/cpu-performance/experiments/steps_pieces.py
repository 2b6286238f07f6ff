"""Ten elements are shared out among four threads, by five grains"""

# requires: g++
# output: json
import json

import _loops
import torch

_loops.build()
torch.set_num_threads(4)
frames = []
WHY = {
    10: "Ten are not more than the grain, so one call in this thread.",
    6: "10 / 6 is two, rounded up; then all is divided evenly, not by grain.",
    4: "10 / 4 is three, rounded up; the piece is 10 / 3, rounded up.",
    1: "Ten could work, four are there: the piece is 10 / 4, rounded up.",
    0: "Without a grain all take part, if there is more than one element.",
}
for grain, why in WHY.items():
    rows = {f"thread {n}": [("-", "quiet")] * 10 for n in range(4)}
    found = torch.ops.loops.pieces(10, grain).tolist()
    for n, (begin, end) in enumerate(found):
        for i in range(begin, end):
            rows[f"thread {n}"][i] = (str(i), "key" if i == begin else "ok")
    count = sum(end > begin for begin, end in found)
    caption = f"Grain {grain}: {count} of 4 threads have a piece. {why}"
    frames.append({"caption": caption, "cells": rows})
print(json.dumps({"frames": frames}, indent=1))
