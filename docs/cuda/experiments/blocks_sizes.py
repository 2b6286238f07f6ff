"""What a request of n bytes becomes: the block, and the segment that had to be made for it"""

# requires: pretended-gpu
import torch

KIB, MIB = 1 << 10, 1 << 20
print("     asked      block    segment   pool")
for n in (0, 1, 512, 513, MIB, MIB + 1, 10 * MIB - 1, 10 * MIB, 10 * MIB + 1, 20 * MIB, 20 * MIB + 1):
    torch.cuda.empty_cache()
    tensor = torch.empty(n, dtype=torch.uint8, device="cuda")
    segments = torch.cuda.memory._snapshot()["segments"]
    made = f"{segments[0]['total_size']:>10}   {segments[0]['segment_type']}" if segments else "      none"
    print(f"{n:>10} {torch.cuda.memory_allocated():>10} {made}")
    del tensor
