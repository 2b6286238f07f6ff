"""The order of dtypes, as promote_types has it"""

import itertools

import torch

NAMES = "bool uint8 int8 int16 int32 int64 float16 bfloat16 float32 float64".split()
NAMES += "complex32 bcomplex32 complex64 complex128".split()
below = {
    (a, b)
    for a, b in itertools.permutations(NAMES, 2)
    if torch.promote_types(getattr(torch, a), getattr(torch, b)) == getattr(torch, b)
}
direct = sorted((a, b) for a, b in below if not any((a, m) in below and (m, b) in below for m in NAMES))
print("digraph lattice {\n  rankdir=LR; nodesep=0.35; ranksep=0.3;\n  node [shape=box];")
for name in NAMES:
    dtype = getattr(torch, name)
    label = "py code" if dtype.is_complex else "cpp code" if dtype.is_floating_point else "key code"
    print(f'  {name} [class="{label}"];')
for a, b in direct:
    print(f"  {a} -> {b};")
print("}")
