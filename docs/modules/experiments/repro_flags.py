"""Which settings use_deterministic_algorithms(True) changes, and where it holds"""

import threading
import warnings

import torch
import torch._inductor.config as inductor


def put():
    return torch.zeros(2).put_(torch.tensor([0, 0]), torch.ones(2))


SETTINGS = {
    "are_deterministic_algorithms_enabled()": torch.are_deterministic_algorithms_enabled,
    "get_deterministic_debug_mode()": torch.get_deterministic_debug_mode,
    "torch._inductor.config.deterministic": lambda: inductor.deterministic,
    "torch._inductor.config.fallback_random": lambda: inductor.fallback_random,
    "torch.backends.cudnn.deterministic": lambda: torch.backends.cudnn.deterministic,
    "torch.backends.cudnn.benchmark": lambda: torch.backends.cudnn.benchmark,
    "torch.backends.cudnn.allow_tf32": lambda: torch.backends.cudnn.allow_tf32,
    "torch.backends.mkldnn.deterministic": lambda: torch.backends.mkldnn.deterministic,
    "utils.deterministic.fill_uninitialized_memory": lambda: torch.utils.deterministic.fill_uninitialized_memory,
    "torch.get_num_threads() unchanged": lambda: torch.get_num_threads() == threads,
}
threads = torch.get_num_threads()
before = {name: read() for name, read in SETTINGS.items()}
torch.use_deterministic_algorithms(True)
for name, read in SETTINGS.items():
    print(f"{name:48}{before[name]!s:>6} → {read()}{'  ←' if read() != before[name] else ''}")
torch.use_deterministic_algorithms(False)
(thread := threading.Thread(target=torch.use_deterministic_algorithms, args=(True,))).start()
thread.join()
print("set in a thread, it is on here:", torch.are_deterministic_algorithms_enabled())
torch.set_deterministic_debug_mode("warn")
with warnings.catch_warnings(record=True) as warned:
    warnings.simplefilter("always")
    put(), put()
print("in mode warn, two calls of put_ give warnings:", len(warned))
inner = torch.compile(lambda: torch.are_deterministic_algorithms_enabled(), backend="eager")
print("a compiled function sees the mode:", inner())
torch.use_deterministic_algorithms(False)
print("and when it is off again:", inner())
