"""A parallel loop inside a parallel loop"""

# requires: g++
# helpers: _nested.cpp
import subprocess
from pathlib import Path

import torch

home = Path(torch.__file__).parent
source = Path(__file__).parent / "_nested.cpp"
command = ["g++", "-shared", "-fPIC", "-std=c++20", "-O1", "-fopenmp", source]
command += [f"-I{home}/include", f"-L{home}/lib", "-ltorch_cpu", "-lc10"]
subprocess.run([*command, "-o", "libnested.so"], check=True)
torch.ops.load_library(Path("libnested.so").absolute())
torch.set_num_threads(4)
for outer in (1, 2, 4, 8):
    pieces, inside = torch.ops.nesting.nested(outer, 1000).tolist()
    print(f"{outer} times 1000: {pieces} piece(s) outside,", end=" ")
    print(f"{inside // outer} of each loop inside")
