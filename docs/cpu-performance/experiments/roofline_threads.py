"""One thread or two: the model beside measurements"""

# requires: g++
# limit: 200
# measured: 4096 measured, two / one at least 1.2; 4096 predicted, two / one at least 1.2
import _loops
import _timing
import torch

_loops.build()
parallel = torch.ops.loops.parallel
torch.set_num_threads(2)
LENGTHS = (4096, 65_536, 1_048_576, 4_194_304)
tiny, xs = torch.rand(16), [torch.rand(n) for n in LENGTHS]
ways = {"call": lambda: parallel(tiny, 16), "woken": lambda: parallel(tiny, 8)}
for x in xs:
    n = x.numel()
    ways[n, 1] = lambda x=x, n=n: parallel(x, n)
    ways[n, 2] = lambda x=x, n=n: parallel(x, n // 2)
took = _timing.interleaved(ways)
wake = max(0, took["woken"] - took["call"])
print(f"waking a thread / a call {wake / took['call']:.0f}")
for n in LENGTHS:
    work = took[n, 1] - took["call"]
    two = took["call"] + wake + work / 2
    print(f"{n} predicted, two / one {two / took[n, 1]:.2f}")
    print(f"{n} measured, two / one {took[n, 2] / took[n, 1]:.2f}")
