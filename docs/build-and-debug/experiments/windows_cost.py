"""What a dispatch mode costs, in instructions that valgrind counts"""

# requires: valgrind
# limit: 300
# helpers: _small
import os
import re
import subprocess
import sys
from pathlib import Path

PROGRAM = f"""
import os, subprocess, sys
sys.path.insert(0, {str(Path(__file__).parent)!r})
import torch
from _small import step
from torch.utils._python_dispatch import TorchDispatchMode

class Quiet(TorchDispatchMode):
    def __torch_dispatch__(self, operator, types, args=(), kwargs=None):
        return operator(*args, **(kwargs or {{}}))

quiet = Quiet()
def quietly():
    with quiet: step()

step(), quietly()
# Until here valgrind only lets the program through.
subprocess.run(["vgdb", f"--pid={{os.getpid()}}", "instrumentation", "on"], check=True, capture_output=True)
for call in (step, quietly):
    call()
    torch._C._valgrind_toggle()
    call()
    torch._C._valgrind_toggle_and_dump_stats()
"""
callgrind = [
    "valgrind",
    "--tool=callgrind",
    "--instr-atstart=no",
    "--collect-atstart=no",
    "--callgrind-out-file=counted",
]
env = os.environ | {"ATEN_CPU_CAPABILITY": "default"}  # one set of kernels on every machine
subprocess.run([*callgrind, sys.executable, "-c", PROGRAM], env=env, capture_output=True, check=True)
count = {}
for number, statement in enumerate(("step()", "with quiet: step()"), 1):
    count[statement] = int(re.search(r"^totals: (\d+)", Path(f"counted.{number}").read_text(), re.M)[1])
    size = "between 200,000 and 800,000" if 200_000 < count[statement] < 800_000 else "more than 800,000"
    print(f"{statement:20} {size} instructions")
ratio = count["with quiet: step()"] / count["step()"]
print("under the mode:", "2 to 4 times as many" if 2 < ratio < 4 else f"{ratio:.1f} times as many")
