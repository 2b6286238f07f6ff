"""600 MiB are free in the cache of a side stream, and the default stream asks for 600"""

# requires: pretended-gpu
import torch

from guide.experiments import pretended

pretended.memory("1G")
side = torch.cuda.Stream()
with torch.cuda.stream(side):
    tensor = torch.empty(600 << 20, dtype=torch.uint8, device="cuda")
del tensor
pretended.show(pretended.segments())
pretended.calls()
tensor = torch.empty(600 << 20, dtype=torch.uint8, device="cuda")
pretended.show(pretended.calls("cudaMalloc", "cudaFree"))
print("retries:", torch.cuda.memory_stats()["num_alloc_retries"])
