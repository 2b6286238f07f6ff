"""`roundup_power2_divisions`: how many lengths are left of many"""

# requires: pretended-gpu
import torch
from _settings import with_settings

SIZES = [700, 1200, 3_000_000, 5_000_000, 11_000_000, 100_000_000]


def blocks():
    out = []
    for n in SIZES:
        before = torch.cuda.memory_allocated()
        tensor = torch.empty(n, dtype=torch.uint8, device="cuda")
        out.append(f"{torch.cuda.memory_allocated() - before:>11}")
        del tensor
    return "".join(out)


print(f"{'':58}", "".join(f"{n:>11}" for n in SIZES), flush=True)
with_settings(
    [
        "",
        *(f"roundup_power2_divisions:{n}" for n in (1, 2, 4, 8, 16)),
        "roundup_power2_divisions:[256:1,512:2,1024:4,>:8]",
    ],
    blocks,
)
