"""Six calls of one function in three systems: who compiles, and whose answer is right"""

# requires: jax, tinygrad
# output: json
import json

import _calls_of_three as three
import _other
import torch

CALLS = [(4, 2), (4, 2), (5, 2), (6, 2), (4, 3), (4, 2)]  # how many ones, and the global factor
SAID = {
    "compiles": "makes code",
    "reuses": "its code fits",
    "replays": "replays",
    "runs": "plain Python",
}
answers = {
    "PyTorch": three.in_pytorch(torch, CALLS),
    "JAX": json.loads(_other.run("jax", three.in_jax, CALLS)),
    "tinygrad": json.loads(_other.run("tinygrad", three.in_tinygrad, CALLS)),
}
SOURCES = {
    "PyTorch": "torch/csrc/dynamo/extra_state.h#lookup",
    "JAX": "jax@0.10.2:jax/_src/pjit.py#_infer_params",
    "tinygrad": "tinygrad@0.14.0:tinygrad/engine/jit.py#_TinyJit.__call__",
}
frames = []
for at, (n, factor) in enumerate(CALLS):
    right = float(n * factor)
    cells, marks = {"the right answer": [(f"{right:.0f}", "plain")]}, {}
    for name, calls in answers.items():
        did, value, entries = calls[at]
        cells[name] = [
            (SAID[did], "key" if did == "compiles" else "plain"),
            (f"{value:.0f}", "ok" if value == right else "note"),
        ]
        marks[name] = "key" if did == "compiles" else "quiet"
    busy = [name for name, calls in answers.items() if calls[at][0] == "compiles"]
    wrong = [name for name, calls in answers.items() if calls[at][1] != right]
    caption = f"Call {at + 1}: {n} ones, and the global is {factor}. " + (
        f"{' and '.join(busy)} made code. " if busy else "None of the three made code. "
    )
    caption += f"Wrong: {' and '.join(wrong)}." if wrong else "All three answers are right."
    frames.append(
        {"caption": caption, "cells": cells, "marks": marks, "source": SOURCES[busy[0] if busy else "PyTorch"]}
    )
nodes = [{"id": name, "label": name, "at": [at, 0]} for at, name in enumerate(answers)]
print(json.dumps({"nodes": nodes, "edges": [], "frames": frames}, indent=1))
