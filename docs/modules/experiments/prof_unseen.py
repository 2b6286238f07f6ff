"""What a profile of the CPU shows of work in threads, in worker processes, in NumPy and in Python"""

import threading
import time

import numpy as np
import torch
from torch.profiler import ProfilerActivity, profile, record_function
from torch.utils.data import DataLoader

everywhere = torch._C._profiler._ExperimentalConfig(profile_all_threads=True)


class Squares(torch.utils.data.Dataset):
    def __len__(self):
        return 1

    def __getitem__(self, index):
        return torch.full((1,), index).square()


def named():
    with record_function("my range in a thread"):
        torch.ones(3).exp()


def thread(target):
    def run():
        started = threading.Thread(target=target)
        started.start()
        started.join()

    return run


CASES = {
    "an operator in the main thread": (lambda: torch.ones(3).exp(), "aten::exp"),
    "an operator in another thread": (thread(named), "aten::exp"),
    "a range of one's own there": (thread(named), "my range in a thread"),
    "backward": (lambda: torch.ones(3, requires_grad=True).exp().sum().backward(), "ExpBackward0"),
    "a loader without workers": (lambda: list(DataLoader(Squares())), "aten::square"),
    "a loader with a worker": (lambda: list(DataLoader(Squares(), num_workers=1)), "aten::square"),
    "waiting for that worker": (lambda: list(DataLoader(Squares(), num_workers=1)), "DataLoader"),
    "NumPy": (lambda: np.ones(3).dot(np.ones(3)), "dot"),
    "sleeping": (lambda: time.sleep(0.01), "sleep"),
}
for name, (work, wanted) in CASES.items():
    seen = []
    for options in ({}, {"with_stack": True}, {"experimental_config": everywhere}):
        with profile(activities=[ProfilerActivity.CPU], **options) as run:
            work()
        seen.append("seen" if any(wanted in event.name for event in run.events()) else "-")
    print(f"{name:34}plain {seen[0]:7}with_stack {seen[1]:7}profile_all_threads {seen[2]}")
