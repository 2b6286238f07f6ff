"""An operator in bfloat16 is three steps: widen, compute in float32, round"""

import torch
import torch.nn.functional as F


# --8<-- [start:rounded]
def rounded(x):
    """The float32 numbers of x, rounded to bfloat16: the upper 16 bits, half to even."""
    bits = x.view(torch.int32)
    odd = bits >> 16 & 1
    return (bits + 0x7FFF + odd & -0x10000).view(torch.float32)


def three_steps(operator, *inputs):
    """What an operator does with bfloat16 numbers."""
    return rounded(operator(*(x.float() for x in inputs)))


# --8<-- [end:rounded]
torch.manual_seed(0)
every = torch.arange(2**16, dtype=torch.int32).to(torch.int16).view(torch.bfloat16)
every = every[every.isfinite()]
other = every[torch.randperm(len(every))]
print(f"all {len(every):,} finite numbers of bfloat16; results that differ")
for call in (torch.exp, torch.sigmoid, torch.tanh, torch.sqrt, torch.sin, F.silu):
    one, two = call(every).float(), three_steps(call, every)
    differ = (one != two) & ~(one.isnan() & two.isnan())
    print(f"    {call.__name__:8} {int(differ.sum())}")
for call in (torch.add, torch.sub, torch.mul, torch.div):
    one, two = call(every, other).float(), three_steps(call, every, other)
    differ = (one != two) & ~(one.isnan() & two.isnan())
    print(f"    {call.__name__:8} {int(differ.sum())}")

x = torch.rand(100_000).bfloat16()
exact = (x.double().sigmoid() * x.double() + x.double()).float()
eager = (x.sigmoid() * x + x).float()
wide = x.float()
fused = rounded(wide.sigmoid() * wide + wide)
for name, got in (("rounded after each operator", eager), ("rounded once", fused)):
    print(f"{name}: {int((got != rounded(exact)).sum()):,} of 100,000 not the nearest")
