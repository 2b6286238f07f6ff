"""The model beside measurements, in one thread"""

# requires: g++
# limit: 300
# measured: ordered right / pairs at least 0.7; typically off at most 2.5
from itertools import combinations
from statistics import median

import _loops
import _roofline
import _timing
import torch
from torch.nn.functional import softsign

_loops.build()
ops, compiled = torch.ops.loops, torch.compile(softsign, dynamic=True)
machine = _roofline.measured(ops, compiled)
offs, pairs, right = [], 0, 0
print(f"{'measured / predicted':22}", *(f"{v:>8}" for v in _roofline.VERSIONS))
for n in (64, 1024, 16_384, 65_536, 262_144, 1_048_576, 4_194_304):
    x = torch.rand(n)
    took = _timing.interleaved(
        {
            "scalar": lambda: ops.scalar(x),
            "vector": lambda: ops.vector(x),
            "eager": lambda: softsign(x),
            "compiled": lambda: compiled(x),
        }
    )
    said = {v: _roofline.seconds(v, n, 1, machine) for v in took}
    off = [took[v] / said[v] for v in took]
    print(f"{n:9} elements    ", *(f"{ratio:8.2f}" for ratio in off))
    offs += [max(ratio, 1 / ratio) for ratio in off]
    for a, b in combinations(took, 2):
        if not 0.7 < took[a] / took[b] < 1.4:  # nearer than that is a draw
            pairs += 1
            right += (took[a] < took[b]) == (said[a] < said[b])
print(f"ordered right / pairs {right / pairs:.2f} ({right} of {pairs})")
print(f"typically off {median(offs):.2f}, at worst {max(offs):.1f}")
