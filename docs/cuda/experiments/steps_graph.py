"""Two pools while a graph is captured, replayed and dropped, as the allocator's snapshot told it"""

# output: json
# requires: pretended-gpu
import json

import torch

from guide.experiments import pretended

MIB = 1 << 20
NAMES, frames = {}, []


def cells():
    rows = {}
    for s in sorted(torch.cuda.memory._snapshot()["segments"], key=lambda s: s["address"]):
        row = []
        for b in s["blocks"]:
            used = b["state"] == "active_allocated"
            row.append(
                (f"{NAMES.get(b['address'], '?') if used else 'free'} {b['size'] // MIB}", "key" if used else "quiet")
            )
        private = s["segment_pool_id"] != (0, 0)
        rows[f"{'the graph, ' if private else 'usual, '}{pretended.name(s['address'])}"] = row
    return rows


def frame(caption, **tensors):
    NAMES.update({t.data_ptr(): name for name, t in tensors.items()})
    frames.append({"caption": caption, "cells": cells()})


x = torch.zeros(MIB, device="cuda")
frame("The input x lies in the usual pool.", x=x)
graph = torch.cuda.CUDAGraph()
with torch.cuda.graph(graph):
    y = x * 2
    frame("Captured: y = x * 2. The capture makes a segment of its own for it, on another stream.", y=y)
    z = y.relu()
    frame("Captured: z = y.relu().", z=z)
    del y
    frame("del y: its block is free, for the rest of this capture.")
    w = z + 1
    frame("Captured: w = z + 1 takes the block of y. The graph now writes there twice.", w=w)
other = torch.zeros(2 * MIB, device="cuda")
frame("After the capture a new tensor comes from the usual pool, though the graph's has room.", other=other)
graph.replay()
frame("A replay writes to the blocks of y, z and w. For the allocator nothing happens.")
del z, w
torch.cuda.empty_cache()
frame("z and w are dropped and the cache is emptied: the segment stays, for the next replay will write to it.")
del graph
torch.cuda.empty_cache()
frame("The graph is dropped, too, and the segment goes.")
print(json.dumps({"frames": frames}, indent=1))
