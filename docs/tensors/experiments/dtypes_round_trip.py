"""Every value of the small dtypes, converted: how many arrive unchanged?"""

import torch

SMALL = "uint8 int8 int16 float16 bfloat16 float8_e4m3fn float8_e5m2".split()
WIDE = [*SMALL, "int32", "float32"]


def values(name):
    """All bit patterns of a dtype of one or two bytes."""
    dtype = getattr(torch, name)
    if dtype.itemsize == 1:
        return torch.arange(256).to(torch.uint8).view(dtype)
    return torch.arange(-(2**15), 2**15).to(torch.int16).view(dtype)


def fits(x, name):
    """Where a value lies in the range of an integer dtype; outside, C++ leaves the conversion of a float open."""
    dtype = getattr(torch, name)
    if dtype.is_floating_point:
        return torch.ones_like(x, dtype=torch.bool)
    ends = torch.iinfo(dtype)
    return (x > ends.min - 1) & (x < ends.max + 1)


print(f"{'':8} values  unchanged in")
print(" " * 15, *(f"{name.removeprefix('float8_'):>9}" for name in WIDE), sep="")
for source in SMALL:
    x = values(source)
    exact = x.double()
    known = ~exact.isnan()
    row = []
    for target in WIDE:
        inside = known & fits(exact, target)
        arrived = x[inside].to(getattr(torch, target)).double() == exact[inside]
        row.append(int(arrived.sum()))
    print(f"{source.removeprefix('float8_'):>8} {int(known.sum()):6}", *(f"{n:9}" for n in row), sep="")
lost = []
for a in SMALL[:5]:
    for b in SMALL[:5]:
        both = torch.promote_types(getattr(torch, a), getattr(torch, b))
        x = values(a)
        same = x.to(both).double() == x.double()
        missing = int((~same & ~x.double().isnan()).sum())
        if missing:
            lost.append(f"{a} with {b} gives {str(both)[6:]}: {missing:,} values of {a} change")
print("\n".join(lost))
