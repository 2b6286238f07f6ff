"""A buffer of 16 MiB on a new stream each time, and on one that is kept"""

# requires: pretended-gpu
import torch

from guide.experiments import pretended

MIB = 1 << 20
pretended.memory("4G")


def reserved_after(count, stream_for):
    torch.cuda.empty_cache()
    for _ in range(count):
        with torch.cuda.stream(stream_for()):
            torch.empty(16 * MIB, dtype=torch.uint8, device="cuda")
    return torch.cuda.memory_reserved() // MIB


one = torch.cuda.Stream()
for count in (1, 8, 32, 64):
    new, kept = reserved_after(count, torch.cuda.Stream), reserved_after(count, lambda: one)
    print(f"{count:2} times: {new:3} MiB reserved with new streams, {kept} with one")
