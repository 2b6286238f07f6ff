"""One segment while a program asks and frees, as the allocator recorded it"""

# output: json
# requires: pretended-gpu
import json

import torch

from guide.experiments import pretended

MIB = 1 << 20
NAMES = {}


def blocks():
    """The segments' blocks, as cells: bytes in MiB, and whose they are."""
    counts = torch.cuda.memory_allocated(), torch.cuda.memory_reserved()
    rows = {"allocated, reserved": [(f"{n // MIB} MiB", "note") for n in counts]}
    segments = sorted(torch.cuda.memory._snapshot()["segments"], key=lambda s: s["address"])
    for s in segments:
        row = []
        for b in s["blocks"]:
            used = b["state"] == "active_allocated"
            text = f"{NAMES[b['address']] + ' ' if used else 'free '}{b['size'] / MIB:g}"
            row.append((text, "key" if used else "quiet"))
        rows[f"segment {pretended.name(s['address'])}"] = row
    return rows


frames, alive = [], {}
SOURCE = "c10/cuda/CUDACachingAllocator.cpp#c10::cuda::CUDACachingAllocator::Native::DeviceCachingAllocator::"


def frame(caption, function):
    frames.append({"caption": caption, "cells": blocks(), "source": SOURCE + function})


def ask(name, n):
    before = len(torch.cuda.memory._snapshot()["segments"])
    alive[name] = torch.empty(n * MIB, dtype=torch.uint8, device="cuda")
    NAMES[alive[name].data_ptr()] = name
    made = len(torch.cuda.memory._snapshot()["segments"]) > before
    place = "a new segment" if made else "a free block"
    frame(f"{name} asks for {n} MiB and gets it from {place}.", "alloc_block" if made else "get_free_block")


def free(name):
    del alive[name]
    frame(f"{name} is freed; the memory stays in the cache.", "free_block")


for name, n in ("a", 4), ("b", 6), ("c", 3), ("b", 0), ("d", 2), ("e", 8), ("a", 0), ("d", 0), ("c", 0):
    ask(name, n) if n else free(name)
torch.cuda.empty_cache()
frame("empty_cache() gives back the segment that is one free block; the other holds e.", "release_block")
print(json.dumps({"frames": frames}, indent=1))
