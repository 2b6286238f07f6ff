"""Sixteen million times 0.1, added in different orders"""

import torch

x = torch.full((2**24,), 0.1)
exact = x.double().sum().item()


def one_by_one(x):
    """A running sum of 32 bits, rounded after each addition."""
    return x.numpy().cumsum(dtype="float32")[-1].item()


def by_halves(x):
    """Add the second half to the first until one number is left."""
    while len(x) > 1:
        x = x[: len(x) // 2] + x[len(x) // 2 :]
    return x.item()


torch.set_num_threads(1)
ways = {"one by one": one_by_one, "by halves": by_halves, "torch.sum": lambda x: x.sum().item()}
print(f"{'64 bits':12}{exact:14.3f}")
for name, way in ways.items():
    print(f"{name:12}{way(x):14.3f}  off by {abs(way(x) - exact):12.3f}")

torch.manual_seed(0)
y = torch.rand(1_000_000)
for threads in (1, 2, 4):
    torch.set_num_threads(threads)
    print(f"{threads} thread(s): sum {y.sum().item()!r}, largest {y.max().item()!r}")
