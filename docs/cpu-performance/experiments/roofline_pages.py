"""What the model leaves out: pages that the system maps in each call"""

# requires: g++
# limit: 120
# measured: pages, 16777216 eager / vector at least 2.5
import _loops
import torch
from resource import RUSAGE_SELF, getrusage
from torch.nn.functional import softsign

_loops.build()
torch.set_num_threads(1)


def pages(way, x):
    """How many pages a call maps, after some calls that warm up."""
    for _ in range(3):
        way(x)
    before = getrusage(RUSAGE_SELF).ru_minflt
    way(x)
    return getrusage(RUSAGE_SELF).ru_minflt - before


WAYS = {"vector": torch.ops.loops.vector, "eager": softsign}
for n in (4096, 16_777_216):
    x = torch.rand(n)
    found = {name: pages(way, x) for name, way in WAYS.items()}
    print(f"{n}: a result has at least {4 * n // 4096} pages; mapped:", found)
    print(f"pages, {n} eager / vector {(found['eager'] + 1) / (found['vector'] + 1):.0f}")
