"""The CPU's rule for attention, written in Python and compared with the choice on a grid of calls"""

from collections import Counter
from itertools import product

import torch

MASKS = {
    "none": None,
    "boolean": torch.ones(6, 6, dtype=torch.bool),
    "numbers": torch.zeros(2, 1, 6, 6),
    "wants a gradient": torch.zeros(6, 6, requires_grad=True),
    "three dimensions": torch.zeros(4, 6, 6),
}
DTYPES = (torch.float32, torch.float64, torch.float16, torch.bfloat16, torch.complex64)


def made(heads, length, size, dtype, dense, grad):
    if dense:
        return torch.zeros(2, heads, length, size, dtype=dtype, requires_grad=grad)
    return torch.zeros(2, heads, size, length, dtype=dtype, requires_grad=grad).transpose(2, 3)


def rule(heads, sizes, dtype, mask, dropout, dense, queries):
    return (
        dtype != torch.complex64
        and mask not in ("wants a gradient", "three dimensions")
        and dropout == 0
        and heads == 4
        and sizes[0] == sizes[1]
        and dense
        and queries > 0
    )


agree, fused = Counter(), Counter()
grid = product((4, 2), ((8, 8), (8, 4)), DTYPES, MASKS, (0.0, 0.5), (True, False), (6, 1, 0))
for heads, sizes, dtype, mask, dropout, dense, queries in grid:
    if MASKS[mask] is not None and queries != 6:
        continue
    for grad, causal in product((False, True), (False, True) if mask == "none" else (False,)):
        q = made(4, queries, sizes[0], dtype, dense, grad)
        k, v = (made(heads, 6, size, dtype, dense, grad) for size in sizes)
        chosen = torch._fused_sdp_choice(q, k, v, MASKS[mask], dropout, causal) == 1
        wanted = rule(heads, sizes, dtype, mask, dropout, dense, queries)
        agree[chosen == wanted] += 1
        fused[chosen] += 1
print("calls:", sum(agree.values()), " fused:", fused[True], " by single operators:", fused[False])
print("where the rule says what was chosen:", agree[True], " otherwise:", agree[False])
