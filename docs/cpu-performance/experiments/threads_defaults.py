"""Where the number of threads comes from"""

import os
import subprocess
import sys

ASK = "import torch; print(torch.get_num_threads())"
SET = "import torch; torch.set_num_threads(8); print(torch.get_num_threads())"
LOAD = """
import torch
from torch.utils.data import DataLoader
class Asking:
    def __len__(self): return 1
    def __getitem__(self, i): return torch.get_num_threads()
torch.set_num_threads(8)
print(next(iter(DataLoader(Asking(), num_workers=1))).item())
"""
cores = sorted(os.sched_getaffinity(0))
plain = {k: v for k, v in os.environ.items() if k not in ("OMP_NUM_THREADS", "MKL_NUM_THREADS")}


def asked(program=ASK, bound=cores, **variables):
    """What a process that may use these cores prints."""
    command, env = [sys.executable, "-c", program], plain | variables
    bind = lambda: os.sched_setaffinity(0, bound)  # noqa: E731
    return int(subprocess.check_output(command, env=env, preexec_fn=bind))


print("nothing set, bound to one core:", asked(bound=cores[:1]))
print("OMP_NUM_THREADS=2:", asked(OMP_NUM_THREADS="2"))
print("OMP_NUM_THREADS=2, MKL_NUM_THREADS=1:", asked(OMP_NUM_THREADS="2", MKL_NUM_THREADS="1"))
print("OMP_NUM_THREADS=1, MKL_NUM_THREADS=2:", asked(OMP_NUM_THREADS="1", MKL_NUM_THREADS="2"))
print("OMP_NUM_THREADS=2, bound to one core:", asked(bound=cores[:1], OMP_NUM_THREADS="2"))
many = asked(OMP_NUM_THREADS="1000")
print("OMP_NUM_THREADS=1000, no more than cores:", many <= os.cpu_count())
print("set_num_threads(8), bound to one core:", asked(SET, cores[:1]))
print("a worker of a DataLoader, 8 set before:", asked(LOAD))
