"""DistributedDataParallel over gloo at three debug levels: how the process ends"""

# requires: network-loopback
import os
import signal
import subprocess
import sys

PROGRAM = """
import sys, torch, torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel
dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
group = None
if sys.argv[1:]:
    level = dist.get_debug_level()
    dist.set_debug_level(dist.DebugLevel.OFF)
    group = dist.new_group()
    dist.set_debug_level(level)
x = torch.ones(2)
dist.all_reduce(x)
print("reduced", flush=True)
model = DistributedDataParallel(torch.nn.Linear(2, 2), process_group=group)
print("wrapped", flush=True)
model(x).sum().backward()
print("trained", flush=True)
"""
for level, *own in (["OFF"], ["INFO"], ["DETAIL"], ["DETAIL", "a group made at OFF"]):
    told = {"TORCH_DISTRIBUTED_DEBUG": level, "PYTHONFAULTHANDLER": "1"}
    command = [sys.executable, "-c", PROGRAM, *own]
    done = subprocess.run(command, env=os.environ | told, capture_output=True, text=True, check=False)
    end = signal.Signals(-done.returncode).name if done.returncode < 0 else f"exit status {done.returncode}"
    print(f"{', '.join([level, *own])}: {', '.join([*done.stdout.split(), end])}")
    if done.returncode:
        frames = [line.split("site-packages/")[-1] for line in done.stderr.splitlines() if "  File " in line]
        print(*("    " + frame.replace('"', "") for frame in frames[:2]), sep="\n")
