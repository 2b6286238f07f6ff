"""A new thread starts with its own settings"""

# requires: g++
# helpers: _threads.cpp
import threading

import _cpp
import torch

_cpp.run("threads", "-pthread")
torch.set_grad_enabled(False)
torch.set_autocast_enabled("cpu", True)
torch.set_default_dtype(torch.float64)
torch.use_deterministic_algorithms(True)
questions = {
    "grad enabled": torch.is_grad_enabled,
    "autocast": lambda: torch.is_autocast_enabled("cpu"),
    "default dtype": torch.get_default_dtype,
    "deterministic": torch.are_deterministic_algorithms_enabled,
}
here = {name: ask() for name, ask in questions.items()}
there = {}
thread = threading.Thread(target=lambda: there.update({n: a() for n, a in questions.items()}))
thread.start(), thread.join()
for name in questions:
    print(f"{name:14} here {here[name]}, in a new thread {there[name]}")
