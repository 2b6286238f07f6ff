"""A snapshot after five allocations and two frees"""

# requires: pretended-gpu
import torch

from guide.experiments import pretended


def floats(n):
    return torch.empty(n, device="cuda")


a, b, c = floats(1000), floats(1000), floats(100)
big, other = floats(1 << 20), floats(3 << 20)
del b, big
pretended.show(pretended.segments())
stats = torch.cuda.memory_stats()
for name in ("requested", "allocated", "active", "reserved", "inactive_split"):
    print(f"{name + '_bytes':21} {stats[f'{name}_bytes.all.current']:>9}")
