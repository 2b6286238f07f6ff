"""Threads start above 32,768 elements, and not in every kernel"""

import os

import torch

torch.set_num_threads(1)  # in a plain shell a pool would start here, and a fork loses its threads
f = torch.arange(10.0**6)
CASES = {
    "add of 32,768": lambda: f[:32768] + 1,
    "add of 32,769": lambda: f[:32769] + 1,
    "add of a million, one thread asked": lambda: (torch.set_num_threads(1), f + 1),
    "sum of 32,768": lambda: f[:32768].sum(),
    "sum of 32,769": lambda: f[:32769].sum(),
    "cumsum of a million": lambda: f.cumsum(0),
    "cumsum of 1000 rows of 1000": lambda: f.view(1000, 1000).cumsum(1),
}


def threads() -> int:
    """Threads of this process."""
    return len(os.listdir("/proc/self/task"))


print("backend:", torch.__config__.parallel_info().split("ATen parallel backend: ")[1].strip())
for name, work in CASES.items():
    reading, writing = os.pipe()
    if os.fork() == 0:  # the OpenMP pool is born at a process's first parallel region
        torch.set_num_threads(4)
        before = threads()
        work()
        os.write(writing, str(threads() - before).encode())
        os._exit(0)
    os.wait()
    print(f"{name:36} new threads: {os.read(reading, 9).decode()}")
