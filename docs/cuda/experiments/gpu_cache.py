"""What the allocator's cache saves: the same hundred blocks with it and without"""

# requires: cuda
from statistics import median
from time import perf_counter

import torch

SIZE = 64 * 2**20


def seconds(keep):
    """Take and drop a hundred blocks; without `keep` each goes back to CUDA."""
    torch.cuda.synchronize()
    begin = perf_counter()
    for _ in range(100):
        block = torch.empty(SIZE, dtype=torch.uint8, device="cuda")
        del block
        if not keep:
            torch.cuda.empty_cache()
    torch.cuda.synchronize()
    return perf_counter() - begin


seconds(True), seconds(False)
rounds = [(seconds(True), seconds(False)) for _ in range(5)]
ratio = median(without / kept for kept, without in rounds)
for bound in 2, 10, 50:
    print(f"at least {bound:2} times as long without the cache:", ratio >= bound)
