"""What new memory costs: pages that the system maps, and time"""

# limit: 120
# measured: pages, new / new, 30 MiB at least 20; pages, new / reused at least 20; pages, new / kept by the allocator at least 20; pages, new / huge pages at least 5; time, new / reused at least 1.2
import os
import subprocess
import sys

import _timing
import torch

RUN = """
import resource, torch
torch.set_num_threads(1)
x = torch.ones(SIZE * 2**18)
for _ in range(10): x + 1
before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
x + 1
print(resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before)
"""
GIB = str(2**30)
KEEP = {"MALLOC_MMAP_THRESHOLD_": GIB, "MALLOC_TRIM_THRESHOLD_": GIB}
WAYS = {
    "new": (64, "x + 1", {}),
    "new, 30 MiB": (30, "x + 1", {}),
    "reused": (64, "x.add_(1)", {}),
    "kept by the allocator": (64, "x + 1", KEEP),
    "huge pages": (64, "x + 1", {"THP_MEM_ALLOC_ENABLE": "1"}),
}
pages = {}
for name, (size, call, variables) in WAYS.items():
    program = RUN.replace("x + 1", call).replace("SIZE", str(size))
    command = [sys.executable, "-c", program]
    text = subprocess.check_output(command, env=os.environ | variables, text=True)
    pages[name] = int(text)
    print(f"{name}: {pages[name]} pages mapped for {size} MiB")
for name in list(WAYS)[1:]:
    print(f"pages, new / {name} {(pages['new'] + 1) / (pages[name] + 1):.0f}")
torch.set_num_threads(1)
x = torch.ones(16 * 2**20)
ways = {"new": lambda: x + 1, "reused": lambda: x.add_(1)}
took = _timing.interleaved(ways)
print(f"time, new / reused {took['new'] / took['reused']:.1f}")
