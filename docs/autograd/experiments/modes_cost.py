"""Instructions of one view of a parameter under each mode, counted by callgrind"""

# requires: valgrind
# limit: 300
import os
import re
import subprocess
import sys
from pathlib import Path

PROGRAM = """
import os, subprocess, torch
# Nothing of the import is counted: until here valgrind only lets the program through.
subprocess.run(["vgdb", f"--pid={os.getpid()}", "instrumentation", "on"], check=True, capture_output=True)
for mode in (torch.enable_grad, torch.no_grad, torch.inference_mode):
    with mode():
        x = torch.ones(4, 4, requires_grad=True)
        x.view(-1)
        torch._C._valgrind_toggle()  # counts from here on
        for _ in range(100):
            x.view(-1)
        torch._C._valgrind_toggle_and_dump_stats()
"""
callgrind = ["valgrind", "--tool=callgrind", "--instr-atstart=no", "--collect-atstart=no"]
callgrind += ["--callgrind-out-file=counted"]
env = os.environ | {"ATEN_CPU_CAPABILITY": "default"}  # one set of kernels on every machine
subprocess.run([*callgrind, sys.executable, "-c", PROGRAM], env=env, capture_output=True, check=True)
counted = [Path(f"counted.{number}").read_text() for number in (1, 2, 3)]
full, no_grad, inference = (int(re.search(r"^totals: (\d+)", text, re.M)[1]) for text in counted)
print("no_grad: fewer than with grad mode:", no_grad < 0.9 * full, "| more than half:", no_grad > 0.5 * full)
print("inference_mode: fewer than under no_grad:", inference < 0.8 * no_grad)
