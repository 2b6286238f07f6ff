"""In how many of 20,000 numbers the last bits differ"""

import os
import subprocess
import sys

RUN = """
import torch
torch.manual_seed(0)
x = torch.rand(20_000) + 0.5
gaps = torch.empty(40_000)[::2].copy_(x)
NAMES = ("add", "div", "sqrt", "sigmoid", "tanh", "erf")
for name in NAMES:
    f = getattr(torch, name)
    y = (x,) if name not in ("add", "div") else (x, 3.1)
    z = (gaps, *y[1:])
    print(name, (f(*y) != f(*z)).sum().item(), *f(*y).view(torch.int32).tolist())
print("sum", 0, x.sum().view(torch.int32).item())
print("softmax", 0, *x.softmax(0).view(torch.int32).tolist())
"""


def level(name: str) -> dict[str, list[int]]:
    """What a process with this capability computes, by operator, as bits."""
    env = os.environ | {"ATEN_CPU_CAPABILITY": name}
    text = subprocess.check_output([sys.executable, "-c", RUN], env=env, text=True)
    return {n: list(map(int, row)) for n, *row in map(str.split, text.splitlines())}


default, avx2 = level("default"), level("avx2")
print(f"{'':9}{'gaps':>6} {'default':>8}    (compared with avx2, no gaps)")
for name, (gaps, *bits) in avx2.items():
    differ = sum(a != b for a, b in zip(bits, default[name][1:], strict=True))
    print(f"{name:9}{gaps:6} {differ:8}")
