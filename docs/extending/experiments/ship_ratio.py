"""One pass or two, timed beside each other"""

# requires: g++
# limit: 180
# helpers: _swiglu.cpp, _checks.cpp
# measured: 64 two operators / one at most 1; 4194304 two operators / one at least 1
import _package
import _timing
import torch
from torch.nn.functional import silu

op = _package.whole()
torch.manual_seed(0)
for n in (64, 4_194_304):
    gate, up = torch.randn(n), torch.randn(n)
    ways = {
        "two operators": lambda: silu(gate) * up,
        "one": lambda: op(gate, up),
    }
    took = _timing.interleaved(ways, rounds=31)
    ratio = took["two operators"] / took["one"]
    print(f"{n} two operators / one {ratio:.1f}")
