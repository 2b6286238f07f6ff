"""A call with four numbers, in three of the ways, timed beside each other"""

# requires: g++
# helpers: _ways_aten.cpp, _ways_stable.cpp
# limit: 180
# measured: custom_op / TORCH_LIBRARY at least 2; stable ABI / TORCH_LIBRARY at least 1
import _timing
import _ways
import torch

gate, up = torch.randn(4), torch.randn(4)
operators = _ways.ways()
del operators["triton_op"]  # its interpreter says nothing about a GPU
ways = {name: lambda f=f: f(gate, up) for name, f in operators.items()}
took = _timing.interleaved(ways, rounds=31)
for name in ("custom_op", "stable ABI"):
    print(f"{name} / TORCH_LIBRARY {took[name] / took['TORCH_LIBRARY']:.1f}")
