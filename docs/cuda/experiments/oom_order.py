"""What is tried before the error, as the runtime was asked"""

# requires: pretended-gpu
import torch

from guide.experiments import pretended

pretended.memory("1G")


def mib(n):
    return torch.empty(n << 20, dtype=torch.uint8, device="cuda")


def ask(what, n):
    before = torch.cuda.memory_stats()
    pretended.calls()
    try:
        mib(n)
        print(f"-- {what}: {n} MiB given")
    except torch.OutOfMemoryError:
        print(f"-- {what}: {n} MiB refused")
    pretended.show(pretended.calls("cudaMalloc", "cudaFree", "cudaEvent", "cudaMemGetInfo", "cudaDeviceSynchronize"))
    after = torch.cuda.memory_stats()
    changed = {k: after[k] - before[k] for k in ("num_alloc_retries", "num_ooms", "num_sync_all_streams")}
    print("  ", changed)


keep, cached = mib(500), [mib(200), mib(100)]
cached.clear()
ask("the cache has 300 MiB in two segments", 400)
torch.cuda.empty_cache()
ask("nothing is cached", 600)

side = torch.cuda.Stream()
pretended.hold(side)
late = mib(300)
with torch.cuda.stream(side):
    late.add_(1)
late.record_stream(side)
del late
ask("300 MiB wait for a stream that is busy", 400)
