"""Three ways in which the same numbers give other sums: their order, their neighbours, a set's order"""

import subprocess
import sys

import torch

a, b, c = torch.tensor(1e8), torch.tensor(-1e8), torch.tensor(1.0)
print("(a + b) + c:", ((a + b) + c).item(), "· a + (b + c):", (a + (b + c)).item())

draw = torch.Generator().manual_seed(7)
x = torch.rand(1 << 16, generator=draw) - 0.5
sums = {x[torch.randperm(len(x), generator=draw)].sum().item() for _ in range(20)}
print("sums of 65,536 numbers in 20 orders, more than one:", len(sums) > 1)
print("furthest apart by less than 0.001:", max(sums) - min(sums) < 1e-3)
exact = {x[torch.randperm(len(x), generator=draw)].double().sum().item() for _ in range(20)}
print("in float64, of these float32 numbers, more than one:", len(exact) > 1)

layer = torch.nn.Linear(512, 512)
rows = torch.rand(64, 512, generator=draw)
with torch.no_grad():
    whole = layer(rows)
    other = [n for n in range(1, 64) if not torch.equal(layer(rows[:n]), whole[:n])]
print("a batch of 64 cut to its first n rows: other bits for some n:", bool(other))
print("and always close:", all(torch.allclose(layer(rows[:n]), whole[:n], 0, 1e-5) for n in range(1, 64)))

code = "print(*{'cat', 'dog', 'horse', 'mouse', 'owl'})"
orders = [
    subprocess.run(
        [sys.executable, "-c", code], env={"PYTHONHASHSEED": str(seed)}, check=True, capture_output=True
    ).stdout
    for seed in (1, 1, 2, 3)
]
print("a set of five words, hash seed 1 twice: the same order", orders[0] == orders[1])
print("hash seeds 1, 2, 3: the same order", len(set(orders)) == 1)
