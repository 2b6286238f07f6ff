"""The same ten tensors with the cache and without: what the CUDA runtime is asked"""

# requires: pretended-gpu
# output: text
import os
import subprocess
import sys

PROGRAM = """
import torch
from guide.experiments import pretended
torch.cuda.init()
pretended.calls()
for i in range(10):
    x = torch.empty(1 << 20, device="cuda")
    del x
pretended.show(pretended.calls("cudaMalloc", "cudaFree"))
"""
for setting in ({}, {"PYTORCH_NO_CUDA_MEMORY_CACHING": "1"}):
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=os.environ | setting, capture_output=True, text=True)
    lines = done.stdout.splitlines()
    print(setting or "as it is", "->", len(lines), "calls")
    print("\n".join(lines[:4]), "..." if len(lines) > 4 else "", done.stderr[-300:])
