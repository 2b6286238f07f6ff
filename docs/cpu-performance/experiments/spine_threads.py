"""The same loop with two threads, divided by the same loop with one"""

# requires: g++
# limit: 120
# measured: 1000 numbers, two threads / one at least 1.5
import _loops
import _timing
import torch

_loops.build()
parallel = torch.ops.loops.parallel
torch.set_num_threads(2)
for n in (1000, 10_000, 30_000):
    x = torch.rand(n)
    ways = {"two": lambda: parallel(x, 100), "one": lambda: parallel(x, 32_768)}
    took = _timing.interleaved(ways)
    print(f"{n} numbers, two threads / one {took['two'] / took['one']:.1f}")
