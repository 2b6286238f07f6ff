"""Where compiled code wins, and where it loses"""

# requires: g++
# limit: 200
# measured: softsign of 1000000, eager / compiled at least 1.5; exp of 100000, compiled / eager at least 1.3
import _timing
import torch
from torch.nn.functional import softsign

torch.set_num_threads(1)
CASES = {
    "softsign": (softsign, 1_000_000),
    "exp": (torch.exp, 100_000),
}
for name, (way, n) in CASES.items():
    x, compiled = torch.rand(n), torch.compile(lambda x, way=way: way(x))
    ways = {"eager": lambda: way(x), "compiled": lambda: compiled(x)}
    took = _timing.interleaved(ways)
    a, b = ("eager", "compiled") if name == "softsign" else ("compiled", "eager")
    print(f"{name} of {n}, {a} / {b} {took[a] / took[b]:.1f}")
