"""The same program under different settings: what it reserves, and whether it gets through"""

# requires: pretended-gpu
import random

import torch
from _settings import with_settings

from guide.experiments import pretended

MIB = 1 << 20


def program():
    """Batches of many lengths: six tensors that grow with the length, two of them kept for the next batch."""
    pretended.memory("800M")
    draw, kept, refused = random.Random(1), [], 0
    for _ in range(60):
        rows = draw.randint(20, 120)
        try:
            made = [torch.empty(rows * k * 100_000, dtype=torch.uint8, device="cuda") for k in (1, 7, 3, 16, 9, 2)]
            kept[:] = made[2], made[4]
            del made
        except torch.OutOfMemoryError:
            refused += 1
            kept.clear()
    stats = torch.cuda.memory_stats()
    peak = stats["allocated_bytes.all.peak"] // MIB
    reserved = stats["reserved_bytes.all.peak"] // MIB
    calls, flushes = stats["num_device_alloc"], stats["num_alloc_retries"]
    return f"{peak:4} used {reserved:4} reserved {calls:4} taken {flushes:3} flushes {refused:3} refused"


with_settings(
    [
        "",
        "max_split_size_mb:64",
        "max_split_size_mb:256",
        "roundup_power2_divisions:4",
        "roundup_power2_divisions:1",
        "garbage_collection_threshold:0.6",
        "expandable_segments:True",
        "expandable_segments:True,max_split_size_mb:64",
        "expandable_segments:True,roundup_power2_divisions:4",
    ],
    program,
)
