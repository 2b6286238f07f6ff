"""Pinned memory has a cache of its own: what it rounds, keeps and waits for"""

# requires: pretended-gpu
import torch

from guide.experiments import pretended

MIB = 1 << 20


def pinned(asked):
    pretended.calls()
    tensor = torch.empty(asked, dtype=torch.uint8, pin_memory=True)
    print(f"{asked:>9} bytes:", *pretended.calls() or ["from the cache"])
    return tensor


a, b, c = (pinned(n) for n in (5, 3000, 5 * MIB))
print("b is dropped")
del b
b = pinned(4096)
d = pinned(100)
device = torch.empty(4096, dtype=torch.uint8, device="cuda")
side = torch.cuda.Stream()
pretended.hold(side)
with torch.cuda.stream(side):
    device.copy_(b, non_blocking=True)
del b
print("b is copied on a stream that is held, and dropped:", *pretended.calls("cudaEventRecord"))
b = pinned(4096)
pretended.release(side)
e = pinned(4096)
print("torch.cuda.empty_cache():", end=" ")
del a, c
torch.cuda.empty_cache()
print(*pretended.calls() or ["nothing"])
print("empty_host_cache():", end=" ")
torch.accelerator.empty_host_cache()
print(*pretended.calls() or ["nothing"], sep=", ")
stats = torch.cuda.host_memory_stats()
print("in use:", stats["active_bytes.current"], "held:", stats["allocated_bytes.current"])
