"""Counts the instructions of calls in Python, under callgrind."""

import os
import re
import subprocess
import sys
from pathlib import Path

BEGIN = """
import os, subprocess, torch
def begin():
    subprocess.run(["vgdb", f"--pid={os.getpid()}", "instrumentation", "on"], check=True, capture_output=True)
def measure(call):
    for _ in range(5): call()
    torch._C._valgrind_toggle()
    call()
    torch._C._valgrind_toggle_and_dump_stats()
"""


# --8<-- [start:count]
def instructions(setup: str, calls: list[str], level: str = "default") -> list[int]:
    """The instructions of each call in one thread; what an empty function takes is subtracted."""
    functions = ", ".join(f"lambda: {call}" for call in ("None", *calls))
    run = f"calls = [{functions}]\nfor call in calls: call()\nbegin()\nfor call in calls: measure(call)\n"
    Path("snippet.py").write_text(BEGIN + setup + "\n" + run)
    tool = ["valgrind", "-q", "--tool=callgrind", "--instr-atstart=no", "--collect-atstart=no"]
    tool += ["--callgrind-out-file=counts"]
    env = os.environ | {"ATEN_CPU_CAPABILITY": level, "OMP_NUM_THREADS": "1"}
    subprocess.run([*tool, sys.executable, "snippet.py"], check=True, env=env, stderr=subprocess.DEVNULL)
    paths = sorted(Path().glob("counts.*"), key=lambda path: int(path.suffix[1:]))
    empty, *totals = [int(re.search(r"totals: (\d+)", path.read_text())[1]) for path in paths]
    return [total - empty for total in totals]


# --8<-- [end:count]
