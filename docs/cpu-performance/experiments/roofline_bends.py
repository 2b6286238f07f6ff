"""More and more arithmetic for the same bytes"""

# requires: g++
# helpers: _chain.cpp
# limit: 120
# measured: 4 steps / 1 step at most 1.7; 256 steps / 1 step at least 3
import subprocess
from pathlib import Path

import _loops
import _timing
import torch

include, lib = (_loops.HOME / name for name in ("include", "lib"))
flags = [*_loops.AVX2, "-shared", "-fPIC", "-std=c++20", "-O3", "-DNDEBUG"]
flags += [f"-I{include}", f"-L{lib}", f"-Wl,-rpath,{lib}", "-ltorch_cpu", "-lc10"]
source = Path(__file__).with_name("_chain.cpp")
subprocess.run(["g++", source, "-o", "libchain.so", *flags], check=True)
torch.ops.load_library(Path("libchain.so").absolute())
chain = torch.ops.chains.chain
torch.set_num_threads(1)
x, out = torch.rand(2**22), torch.zeros(2**22)
STEPS = (1, 4, 16, 64, 256)
took = _timing.interleaved({k: lambda k=k: chain(out, x, k) for k in STEPS})
for k in STEPS[1:]:
    print(f"{2 * k / 8:5.1f} operations a byte")
    print(f"{k} steps / 1 step {took[k] / took[1]:.2f}")
