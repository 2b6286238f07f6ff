"""The choice of a kernel, predicted from dtypes, strides and addresses for 500 random sums"""

# requires: pretended-gpu
import random
from collections import Counter

import torch
from _choice import kernel

from guide.experiments import pretended

DTYPES = [torch.float32, torch.float32, torch.float64, torch.float16, torch.int64, torch.uint8, torch.complex128]
LAYOUTS = {
    "plain": lambda t, n: t[: n * n].view(n, n),
    "transposed": lambda t, n: t[: n * n].view(n, n).t(),
    "one element late": lambda t, n: t[1 : n * n + 1].view(n, n),
    "two elements late": lambda t, n: t[2 : n * n + 2].view(n, n),
    "every second column": lambda t, n: t[: 2 * n * n].view(n, 2 * n)[:, ::2],
    "a row, expanded": lambda t, n: t[:n].expand(n, n),
}
draw, agree, chosen = random.Random(0), 0, Counter()
for _ in range(500):
    n = draw.choice([8, 33, 64])
    dtypes = draw.choice([draw.choices(DTYPES, k=2), [draw.choice(DTYPES)] * 2])
    layouts = draw.choice([draw.choices([*LAYOUTS], k=2), [draw.choice([*LAYOUTS])] * 2])
    a, b = (
        LAYOUTS[layout](torch.empty(2 * n * n + 2, dtype=dtype, device="cuda"), n)
        for dtype, layout in zip(dtypes, layouts, strict=True)
    )
    pretended.calls()
    a + b
    (launch,) = pretended.calls("launch")
    name = launch.removeprefix("launch ").partition("<")[0]
    agree += name == kernel(a, b)
    chosen[name] += 1
print(f"{agree} of 500 predicted")
for name, times in chosen.most_common():
    print(f"{name:30} {times:4}")
