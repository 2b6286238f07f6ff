"""A kernel that will fail is launched: what Python does, what is on the stream, and which line is told"""

# output: json
# requires: pretended-gpu
import json

import torch

from guide.experiments import pretended

CHECK = "c10/cuda/CUDAException.h#C10_CUDA_KERNEL_LAUNCH_CHECK"
LINES = {
    "y = x[index]": (
        "The index is wrong, but the kernel has not run. The launch is fine, and so is the check behind it.",
        CHECK,
    ),
    "z = y + 1": ("Python goes on. The next kernel stands behind the first.", CHECK),
    "loss = z.sum()": ("And the next. No line has waited so far.", CHECK),
    "number = loss.item()": (
        "A number is wanted, so Python waits. The first kernel runs now, and fails; the line that waited is told.",
        "c10/cuda/CUDAFunctions.h#c10::cuda::memcpy_and_sync",
    ),
    "w = x + 1": ("This line has nothing to do with the index. It fails too: the process has lost the device.", CHECK),
    "host = torch.ones(1)": ("The CPU is not concerned. A new process is needed for the device.", ""),
}
names = {"torch": torch, "x": torch.ones(4, device="cuda"), "index": torch.ones(1, device="cuda").long()}
stream, frames, launched = torch.cuda.current_stream(), [], []
pretended.calls()
pretended.fault("assert")
for line, (caption, source) in LINES.items():
    try:
        with pretended.poisoned():
            exec(line, names)
        told = ("nothing", "ok")
    except RuntimeError as error:
        told = (str(error).splitlines()[0], "note")
    launched += [call.split("<")[0].removeprefix("launch ") for call in pretended.calls("launch")]
    try:
        waiting = [(name, "cpp") for name in ([] if stream.query() else launched)]
    except RuntimeError:
        waiting = [("lost", "quiet")]
    cells = {"Python": [(line, "py")], "told": [told], "on the stream": waiting}
    frames.append({"caption": caption, "cells": cells, "source": source})
print(json.dumps({"frames": frames}, indent=1))
