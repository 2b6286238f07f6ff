"""Six steps with batches of growing length: what each asks of CUDA"""

# requires: pretended-gpu
import torch
from _step import make, step

from guide.experiments import pretended

MIB = 1 << 20
pretended.memory("128M")
net, optimiser = make()
pretended.calls()
for rows in (1536, 1536, 2048, 2048, 6144, 6144):
    torch.cuda.reset_peak_memory_stats()
    step(net, optimiser, rows)
    allocated = torch.cuda.max_memory_allocated() / MIB
    reserved = torch.cuda.memory_reserved() / MIB
    retries = torch.cuda.memory_stats()["num_alloc_retries"]
    print(f"{rows} rows: up to {allocated:5.1f} MiB allocated, {reserved:5.1f} reserved, {retries} retries")
    for call in pretended.calls("cudaMalloc", "cudaFree"):
        print("   ", call)
