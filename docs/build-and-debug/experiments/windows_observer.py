"""A window changes the program that it looks at"""

from collections import Counter
from contextlib import nullcontext

from _small import step
from torch.profiler import ProfilerActivity, profile
from torch.utils._python_dispatch import TorchDispatchMode


class Quiet(TorchDispatchMode):
    def __torch_dispatch__(self, operator, types, args=(), kwargs=None):
        return operator(*args, **(kwargs or {}))  # looks, says nothing


def operators(window):
    with profile(activities=[ProfilerActivity.CPU]) as seen, window:
        step()
    inner = "PythonDispatchMode"  # below it, a mode's own call of the operator is recorded again
    return Counter(e.name for e in seen.events() if "::" in e.name and (not e.cpu_parent or e.cpu_parent.name != inner))


step()
plain, watched = operators(nullcontext()), operators(Quiet())
for name in sorted(plain | watched):
    if plain[name] != watched[name]:
        print(f"{name:14} plain {plain[name]}, under the mode {watched[name]}")
