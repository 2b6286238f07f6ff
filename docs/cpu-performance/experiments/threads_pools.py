"""Which calls start threads, and how many"""

import os
import threading
import time

import torch

x = torch.ones(200_000)
w = torch.ones(200_000, requires_grad=True)


def threads():
    """Threads of this process."""
    return len(os.listdir("/proc/self/task"))


def new(call):
    """How many threads there are more after a call."""
    before = threads()
    call()
    return threads() - before


def other(call):
    """The same in a thread of Python's, without that thread itself."""
    told, before = [], threads()
    thread = threading.Thread(target=lambda: told.append(new(call)))
    thread.start()
    thread.join()
    while threads() > before:  # its helpers end a moment after it
        time.sleep(0.01)
    return told[0]


torch.set_num_interop_threads(4)
torch.set_num_threads(4)
print("x + 1:", new(lambda: x + 1))
print("x + 1 again:", new(lambda: x + 1))
print("two branches and their backward:", new(lambda: (w.sin() + w.cos()).sum().backward()))
print("x + 1 in a second thread:", other(lambda: x + 1))
print("x + 1 in a third thread:", other(lambda: x + 1))
print("a second thread sees", other(lambda: None) + 4, "threads allowed")
