"""Operators over 64 MiB, divided by a plain copy"""

# limit: 120
# measured: sqrt / copy at most 1.7; exp / copy at most 1.8; bfloat16 copy / copy at most 0.8; sum / copy at most 0.9
import _timing
import torch

torch.set_num_threads(1)
a, b, out = (torch.rand(16 * 2**20) for _ in range(3))
half, half_out = a.bfloat16(), out.bfloat16()
WAYS = {
    "copy": (8, lambda: out.copy_(a)),
    "neg": (8, lambda: torch.neg(a, out=out)),
    "sqrt": (8, lambda: torch.sqrt(a, out=out)),
    "exp": (8, lambda: torch.exp(a, out=out)),
    "add": (12, lambda: torch.add(a, b, out=out)),
    "sum": (4, lambda: a.sum()),
    "bfloat16 copy": (4, lambda: half_out.copy_(half)),
}
took = _timing.interleaved({name: way for name, (_, way) in WAYS.items()})
for name, (moved, _) in WAYS.items():
    ratio = took[name] / took["copy"]
    print(f"{moved:2} bytes an element  {name}")
    print(f"{name} / copy {ratio:.2f}")
