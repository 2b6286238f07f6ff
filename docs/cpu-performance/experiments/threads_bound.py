"""Which variables bind the main thread to a core, and who inherits it"""

import os
import subprocess
import sys

RUN = """
import os, torch
torch.ones(200_000) + 1
mine = len(os.sched_getaffinity(0))
if os.fork() == 0:
    print(mine == COUNT, len(os.sched_getaffinity(0)) == COUNT, flush=True)
    os._exit(0)
os.wait()
"""
count = len(os.sched_getaffinity(0))
command = [sys.executable, "-c", RUN.replace("COUNT", str(count))]
SETTINGS = (
    {},
    {"OMP_PROC_BIND": "true"},
    {"OMP_PROC_BIND": "close"},
    {"GOMP_CPU_AFFINITY": "0-1"},
    {"KMP_AFFINITY": "granularity=fine,compact,1,0"},
)
print("may use all cores:")
for setting in SETTINGS:
    env = os.environ | {"OMP_NUM_THREADS": "2"} | setting
    mine, child = subprocess.check_output(command, env=env, text=True).split()
    said = " ".join(f"{k}={v}" for k, v in setting.items()) or "nothing set"
    print(f"{said:42} main thread {mine:6} its child {child}")
