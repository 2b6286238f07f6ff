"""The workspace of a matrix product: taken for the call, or kept, for two streams"""

# requires: pretended-gpu
import os

import torch

MIB = 1 << 20
os.environ["CUBLAS_WORKSPACE_CONFIG"] = ":4096:2"  # 8 MiB: by default the length depends on the device


def run():
    x = torch.empty(512, 512, device="cuda")
    out = torch.empty_like(x)
    before = torch.cuda.memory_allocated()
    for stream in (torch.cuda.default_stream(), torch.cuda.Stream()):
        torch.cuda.reset_peak_memory_stats()
        with torch.cuda.stream(stream):
            torch.mm(x, x, out=out)
        most, now = torch.cuda.max_memory_allocated() - before, torch.cuda.memory_allocated() - before
        yield f"{most / MIB:.0f} MiB at most, {now / MIB:.0f} afterwards"


for cache in ("0", "1"):
    if (child := os.fork()) == 0:  # a process reads the variable once
        os.environ["TORCH_CUBLAS_WORKSPACE_CACHE"] = cache
        print(f"TORCH_CUBLAS_WORKSPACE_CACHE={cache}:", "; then on another stream ".join(run()), flush=True)
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
