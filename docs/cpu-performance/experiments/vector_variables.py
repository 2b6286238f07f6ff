"""Which variable changes the bits of whose results"""

import os
import subprocess
import sys

RUN = """
import torch
torch.manual_seed(0)
torch.set_num_threads(1)
x, image = torch.rand(128, 128), torch.rand(8, 32, 32, 32)
weight, start = torch.rand(32, 32, 3, 3), torch.empty(1000).uniform_(-0.1, 0.1)
image = torch.conv2d(image, weight)
for y in (x + 1, x.sigmoid(), x.exp(), x @ x, image, start):
    print(hash(tuple(y.flatten().tolist())))
"""
RESULTS = ("x + 1", "sigmoid", "exp", "x @ x", "conv2d", "uniform_")
HIGH = {"ATEN_CPU_CAPABILITY": "avx2", "MKL_CBWR": "AVX2", "ONEDNN_MAX_CPU_ISA": "AVX2"}
LOW = {"ATEN_CPU_CAPABILITY": "default", "MKL_CBWR": "COMPATIBLE", "ONEDNN_MAX_CPU_ISA": "SSE41"}


def results(variables: dict[str, str]) -> list[str]:
    """What a process with these variables computes, as hashes."""
    env = os.environ | variables
    return subprocess.check_output([sys.executable, "-c", RUN], env=env, text=True).split()


base = results(HIGH)
print(f"{'changed to':34}", *(f"{name:9}" for name in RESULTS))
for name, value in LOW.items():
    pairs = zip(results(HIGH | {name: value}), base, strict=True)
    told = ["same" if a == b else "changed" for a, b in pairs]
    print(f"{name + '=' + value:34}", *(f"{word:9}" for word in told))
