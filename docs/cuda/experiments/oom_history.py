"""Who asked for the memory that is in use: the recorded history, by line of the program"""

# requires: pretended-gpu
from collections import Counter
from pathlib import Path

import torch

torch.cuda.memory._record_memory_history(stacks="python")
MIB = 1 << 20


def weights():
    kept = []
    for _ in range(4):
        kept.append(torch.empty(4 * MIB, device="cuda"))
    return kept


def activations():
    kept = torch.empty(16 * MIB, device="cuda")
    torch.empty(8 * MIB, device="cuda")  # dropped at once
    return kept


held = weights(), activations()
snapshot = torch.cuda.memory._snapshot()
alive, ever = Counter(), Counter()


def line(frames):
    """The innermost frame of this program."""
    mine = [f for f in frames if Path(f["filename"]).name == "oom_history.py"]
    return f"{mine[0]['name']}" if mine else "elsewhere"


for segment in snapshot["segments"]:
    for block in segment["blocks"]:
        if block["state"] == "active_allocated":
            alive[line(block["frames"])] += block["requested_size"]
for event in snapshot["device_traces"][0]:
    if event["action"] == "alloc":
        ever[line(event["frames"])] += event["size"]
for name in ever:
    print(f"{name:16} asked for {ever[name] // MIB:4} MiB, holds {alive[name] // MIB:4} MiB")
print(Counter(e["action"] for e in snapshot["device_traces"][0]))
