"""What the profiler costs in instructions that valgrind counts, for a step with small tensors"""

# requires: valgrind
# limit: 300
# helpers: _profiled
import os
import re
import subprocess
import sys
from pathlib import Path

PROGRAM = f"""
import os, subprocess, sys
sys.path.insert(0, {str(Path(__file__).parent)!r})
import torch
from _profiled import loader, step
from torch.profiler import ProfilerActivity, profile

def run(options):
    batches = iter(list(loader) * 2)
    recorded = options is not None and profile(activities=[ProfilerActivity.CPU], **options)
    if recorded:
        recorded.start()
    step(batches)
    torch._C._valgrind_toggle()
    step(batches)
    torch._C._valgrind_toggle_and_dump_stats()
    if recorded:
        recorded.stop()

step(iter(loader))
subprocess.run(["vgdb", f"--pid={{os.getpid()}}", "instrumentation", "on"], check=True, capture_output=True)
for options in (None, {{}}, dict(record_shapes=True), dict(with_stack=True)):
    run(options)
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
totals = [int(re.search(r"^totals: (\d+)", Path(f"counted.{n}").read_text(), re.M)[1]) for n in (1, 2, 3, 4)]
ratios = [total / totals[0] for total in totals[1:]]
for name, ratio in zip(("profiler", "record_shapes", "with_stack"), ratios, strict=True):
    band = "between 1.2 and 2.5" if 1.2 < ratio < 2.5 else f"{ratio:.1f}"
    print(f"{name:16}{band} times the instructions of the step without it")
print("each costs more than the one above:", ratios == sorted(ratios))
