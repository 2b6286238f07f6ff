"""In what type a sum is kept, while it is taken and when it is handed on"""

import torch


def loop(ones):
    """The sum in Python: one operator for each number."""
    total = torch.zeros((), dtype=ones.dtype)
    for one in ones:
        total = total + one
    return total


CALLS = {
    "a loop of additions": loop,
    "sum": torch.sum,
    "cumsum, the last": lambda x: x.cumsum(0)[-1],
    "mean, times 4,096": lambda x: x.mean() * len(x),
    "matrix product": lambda x: (x.expand(32, -1) @ x.expand(32, -1).t())[0, 0],
    "dot": lambda x: x @ x,
}
print(f"{'4,096 ones':20} {'bfloat16':>10} {'float16':>10} {'int8':>10}")
for name, call in CALLS.items():
    row = []
    for dtype in (torch.bfloat16, torch.float16, torch.int8):
        try:
            row.append(f"{call(torch.ones(4096, dtype=dtype)).item():,.0f}")
        except RuntimeError:
            row.append("refused")
    print(f"{name:20}", *(f"{cell:>10}" for cell in row))
x = torch.full((300,), 300.0, dtype=torch.float16)
print("300 times 300 squared, float16:")
print("    (x * x).sum()        ", (x * x).sum().item())
print("    x @ x                ", (x @ x).item())
print("    (x.float() ** 2).sum()", (x.float() ** 2).sum().item())
print("    x.norm()             ", x.norm().item())
