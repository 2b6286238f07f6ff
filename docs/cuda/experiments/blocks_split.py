"""A free block that is longer than the request: when is the rest cut off?"""

# requires: pretended-gpu
import torch

MIB = 1 << 20


def taken(first, second):
    """Free a block of `first` bytes, ask for `second`: how long is the block that serves it?"""
    torch.cuda.empty_cache()
    torch.empty(first, dtype=torch.uint8, device="cuda")
    torch.cuda.memory.reset_peak_memory_stats()
    tensor = torch.empty(second, dtype=torch.uint8, device="cuda")
    return torch.cuda.memory_allocated(), torch.cuda.memory_reserved(), tensor.data_ptr() % (2 * MIB)


for first, second in [
    (MIB, MIB),
    (MIB, MIB - 512),
    (24 * MIB, 23 * MIB),
    (24 * MIB, 23 * MIB - 512),
    (24 * MIB, 12 * MIB),
    (24 * MIB, 2 * MIB),
    (24 * MIB, MIB),
]:
    block, reserved, _ = taken(first, second)
    rest = "cut off" if block == second else f"kept: {block - second} bytes more than asked"
    print(f"freed {first:>8}, asked {second:>8}: reserved {reserved:>8}, the rest is {rest}")
