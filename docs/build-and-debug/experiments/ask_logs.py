"""TORCH_LOGS shows the graphs that the compiler captured, and why it stopped between them."""

import os
import re
import subprocess
import sys

code = """
import torch
def f(x):
    y = x.sin() + 1
    print("side effect")
    return y.cos()
torch.compile(f, backend="eager")(torch.ones(3))
"""
env = os.environ | {"TORCH_LOGS": "graph_code,graph_breaks"}
said = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True).stderr
for line in said.splitlines():
    artifact = re.search(r"\[__(\w+)\]\s*(.*)", line)
    if artifact and re.match(r"TRACED GRAPH|\w+: \"f32|return|Graph Break Reason", artifact[2]):
        print(f"{artifact[1]:13}", artifact[2][:80])
