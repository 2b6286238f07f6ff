"""`garbage_collection_threshold`: when are old free segments given back?"""

# requires: pretended-gpu
import torch
from _settings import with_settings

from guide.experiments import pretended

MIB = 1 << 20


def program(fraction):
    def run():
        pretended.memory("1G")
        if fraction:
            torch.cuda.set_per_process_memory_fraction(fraction)
        for n in (100, 120, 140, 160, 180):
            torch.empty(n * MIB, dtype=torch.uint8, device="cuda")
        stats = torch.cuda.memory_stats()
        return f"reserved at the end {stats['reserved_bytes.all.current'] // MIB:4} MiB, given back {stats['num_device_free']}"

    return run


for fraction in (None, 1.0, 0.999):
    print("memory fraction:", fraction or "not set", flush=True)
    with_settings(["", "garbage_collection_threshold:0.5"], program(fraction))
