"""The model against the real allocator on 200 random traces, then with one rule changed at a time"""

# requires: pretended-gpu
# limit: 240
from itertools import pairwise

import torch
from _allocator import MIB, Allocator, Device
from _traces import states

from guide.experiments import pretended

CAPACITY = 96 * MIB
RULES = {
    "all rules": {},
    "no rounding": {"rounded": lambda self, asked: asked},
    "a segment as long as asked": {"segment_size": lambda self, size: -(-size // (2 * MIB)) * 2 * MIB},
    "ties by address": {"order": lambda self, b: (b.size, b.at)},
    "first fit": {"order": lambda self, b: (b.segment.number, b.at)},
    "worst fit": {"order": lambda self, b: (-b.size, b.segment.number, b.at)},
    "large blocks split at 1 MiB": {"splits": lambda _, b, n: b.size - n >= (512 if b.segment.pool[0] else MIB)},
    "nothing splits": {"splits": lambda self, b, size: False},
    "nothing merges": {"merges": lambda self, b: False},
}


def real(n, stream):
    with torch.cuda.stream(streams[stream]):
        return torch.empty(n, dtype=torch.uint8, device="cuda")


def shown():
    out = []
    for s in sorted(torch.cuda.memory._snapshot()["segments"], key=lambda s: s["address"]):
        blocks = [(b["address"], b["size"], b["requested_size"] * (b["state"] != "inactive")) for b in s["blocks"]]
        stream = int(s["stream"] != 0)
        out.append((s["address"] - base, s["total_size"], stream, *((at - base, *b) for at, *b in blocks)))
    return out


pretended.memory(CAPACITY)
streams = [torch.cuda.default_stream(), torch.cuda.Stream()]
base = real(1, 0).data_ptr()
agree, refused, most = dict.fromkeys(RULES, 0), 0, 0
for seed in range(200):
    torch.cuda.empty_cache()
    wanted = list(states(seed, real, lambda tensor: None, torch.cuda.empty_cache, shown))
    refused += sum(sum(b) > sum(a) for (a, _), (b, _) in pairwise(wanted))
    most = max(most, *(len(s) for _, s in wanted))
    for rule, changes in RULES.items():
        model = type("Changed", (Allocator,), changes)(Device(CAPACITY))
        got = states(seed, model.malloc, model.free, model.empty_cache, model.snapshot)
        agree[rule] += all(a == b for a, b in zip(wanted, got, strict=True))
print(f"200 traces of 80 steps; up to {most} segments; {refused} allocations refused")
for rule, n in agree.items():
    print(f"{rule:28} {n:4} traces agree in every snapshot")
