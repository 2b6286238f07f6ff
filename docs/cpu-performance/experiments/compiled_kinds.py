"""How the compiler's loop takes its numbers: by vectors, by tiles, or one by one"""

import re

import torch
import torch.nn.functional as F
from _written import written

torch.set_num_threads(1)
a, b = torch.rand(512, 512), torch.rand(512, 512)
i = torch.randperm(512)
EXPRESSIONS = {
    "a + b": lambda: a + b,
    "a.t() + b": lambda: a.t() + b,
    "rows a[i] * 2": lambda: a[i] * 2,
    "columns a[:, i] * 2": lambda: a[:, i] * 2,
    "every second a[:, ::2] * 2": lambda: a[:, ::2] * 2,
    "max_pool2d(a, 2) * 2": lambda: F.max_pool2d(a[None, None], 2) * 2,
    "a.long() * 2": lambda: a.long() * 2,
    "lgamma(a) * 2": lambda: torch.lgamma(a) * 2,
}


def kind(kernel):
    """What the kernel's text says of its loop."""
    if "transpose_mxn" in kernel:
        return "tiles of 8 by 8, turned in registers"
    if "Vectorized" not in kernel:
        return "one by one"
    loads = len(re.findall(r"std::array<float, 8> tmpbuf", kernel))
    return "vectors" + (", loaded one by one" if loads else "")


for name, way in EXPRESSIONS.items():
    print(f"{name:27}", *map(kind, written(way).kernels))
