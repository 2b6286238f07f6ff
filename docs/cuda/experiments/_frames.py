"""Frames of the allocator's segments, for `steps_hundred.py`."""

import torch

from guide.experiments import pretended

MIB = 1 << 20
SOURCE = "c10/cuda/CUDACachingAllocator.cpp#c10::cuda::CUDACachingAllocator::Native::DeviceCachingAllocator::"
frames, named = [], {}


def frame(caption, function, **tensors):
    """One more frame; `tensors` are the names that are new in it."""
    named.update({t.data_ptr(): name for name, t in tensors.items()})
    counts = torch.cuda.memory_allocated(), torch.cuda.memory_reserved()
    rows = {"allocated, reserved": [(f"{n / MIB:.1f}", "note") for n in counts]}
    for segment in sorted(torch.cuda.memory._snapshot()["segments"], key=lambda s: s["address"]):
        row = []
        for b in segment["blocks"]:
            used = b["state"] == "active_allocated"
            name = named[b["address"]] if used else "free"
            size = f"{b['size'] / MIB:.3g}" if b["size"] >= MIB / 4 else f"{b['size']} B"
            row.append((f"{name} {size}", "key" if used else "quiet"))
        rows[f"{pretended.name(segment['address'])}, {segment['segment_type']}"] = row
    frames.append({"caption": caption, "cells": rows, "source": SOURCE + function})
