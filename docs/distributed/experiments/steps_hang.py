"""A rank leaves out one call: the wrong partner at once, the hang three calls later"""

# output: json
# requires: network-loopback
# helpers: _ranks
import json
from datetime import timedelta

import torch
import torch.distributed as dist
from _ranks import run
from torch._C._distributed_c10d import _dump_fr_trace_json, _reset_fr_trace


def main(rank):
    store = dist.distributed_c10d._get_default_store()
    dist.set_timeout(timedelta(seconds=6))
    _reset_fr_trace()
    results = []
    try:
        for step in range(3):
            if rank != 2 or step != 1:  # rank 2 has nothing to count in the second step
                dist.all_reduce(torch.ones(2, dtype=torch.int32))  # how many samples were counted
            grads = torch.full((2,), 1.0 + rank)
            dist.all_reduce(grads)
            results.append(grads[0].item())
    except RuntimeError as error:
        results.append(type(error).__name__)
    entries = json.loads(_dump_fr_trace_json(True, False))["entries"]
    calls = ["counts" if entry["input_dtypes"] == ["Int"] else "gradients" for entry in entries]
    print(json.dumps([calls, results]))
    store.set(f"rank {rank} has looked", "")
    for other in range(3):
        store.get(f"rank {other} has looked")


logs = [json.loads(log) for log in run(main, 3)]
frames, last = [], max(len(calls) for calls, _ in logs)
for count in range(1, last + 1):
    now = {calls[count - 1] if count <= len(calls) else "nothing" for calls, _ in logs}
    state = {1: "ok"}.get(len(now), "note")
    words = {"ok": "Three of a kind.", "note": "Not the same call on all ranks, and no error."}[state]
    if "nothing" in now:
        words = f"The others call {min(now - {'nothing'})}, one rank has no more calls: they wait."
    cells = {}
    for rank, (calls, _) in enumerate(logs):
        row = [(call, "quiet") for call in calls[: count - 1]]
        cells[f"rank {rank}"] = row + [(call, state) for call in calls[count - 1 : count]]
    frames.append({"caption": f"Call {count}. {words}", "cells": cells})
sums = "; ".join(f"rank {rank} {results}" for rank, (_, results) in enumerate(logs))
frames[-1]["caption"] += f" What the gradients' sums were: {sums}."
print(json.dumps({"frames": frames}, indent=1))
