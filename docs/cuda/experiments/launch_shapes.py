"""The grid follows from the count, and what a signed number of 32 bits cannot reach becomes several launches"""

# requires: pretended-gpu
import torch

from guide.experiments import pretended

pretended.memory("64G")


def grids(n, dtype, view=lambda t: t):
    x = view(torch.empty(n, dtype=dtype, device="cuda"))
    pretended.calls()
    x.add_(1)
    return [call.partition(" grid ")[2].partition(" stream")[0] for call in pretended.calls("launch")]


for n in 1, 1024, 1025, 1 << 20:
    print(f"{n:>10} of float32:", *grids(n, torch.float32))
print("every second of 1048576:", *grids(1 << 20, torch.float32, lambda t: t[::2]))
for n, dtype in (
    (1 << 29, torch.float32),
    ((1 << 29) + 1, torch.float32),
    (1 << 30, torch.int8),
    (1 << 31, torch.int8),
):
    print(f"{n:>10} of {str(dtype)[6:]}:", *grids(n, dtype), sep="\n    ")
