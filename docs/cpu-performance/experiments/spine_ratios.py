"""Five ways to one expression, timed beside each other"""

# requires: g++
# limit: 120
# measured: 64 scalar / vector at most 1.4; 64 compiled / vector at least 2; 4096 scalar / vector at least 1.5; 262144 scalar / vector at least 2; 4194304 eager / vector at least 2
import _loops
import _timing
import torch
from torch.nn.functional import softsign

_loops.build()
ops, compiled = torch.ops.loops, torch.compile(softsign)
torch.manual_seed(0)
for n in (64, 4096, 262_144, 4_194_304):
    x = torch.randn(n)
    ways = {
        "scalar": lambda: ops.scalar(x),
        "iterator": lambda: ops.iterator(x),
        "eager": lambda: softsign(x),
        "compiled": lambda: compiled(x),
        "vector": lambda: ops.vector(x),
    }
    took = _timing.interleaved(ways)
    for name in ("scalar", "iterator", "eager", "compiled"):
        print(f"{n} {name} / vector {took[name] / took['vector']:.1f}")
