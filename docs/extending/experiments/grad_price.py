"""What a formula adds to each call, in C++ and in Python"""

# requires: g++
# helpers: _formula.cpp
# limit: 240
# measured: no gradient, in Python / in C++ at least 1.5; recorded, in Python / in C++ at least 1.5
import _formula
import _timing
import torch

operators = _formula.load()
for title, needs in (("no gradient", False), ("recorded", True)):
    x = torch.ones(4, requires_grad=needs)
    ways = {name: lambda f=f: f(x) for name, f in operators.items() if name != "none"}
    if not needs:
        ways["none"] = lambda: operators["none"](x)
    took = _timing.interleaved(ways, rounds=31)
    ratio = took["in_python"] / took["in_cpp"]
    print(f"{title}, in Python / in C++ {ratio:.1f}")
    if not needs:
        print(f"{title}, in C++ / no formula {took['in_cpp'] / took['none']:.1f}")
