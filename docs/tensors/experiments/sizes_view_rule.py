"""Which shapes does view accept? The rule against PyTorch, over all small cases"""

import math
from collections import Counter

import _strides as rule
import torch

STORAGE = torch.zeros(64)


def ask(x, shape):
    """The strides that view gives, or None where it refuses."""
    try:
        return list(x.view(shape).stride())
    except RuntimeError:
        return None


seen, wrong = Counter(), Counter()
known = {n: rule.shapes(n, 3) for n in range(1, 28)}
for sizes, strides in rule.small(3, (1, 2, 3), (0, 1, 2, 3, 4, 6, 9)):
    x = STORAGE.as_strided(sizes, strides)
    seen["tensors"] += 1
    for shape in known[x.numel()]:
        got = ask(x, shape)
        said = rule.fitted(sizes, strides, shape)
        seen["accepted" if got is not None else "refused"] += 1
        wrong["the rule against view"] += got != said
        wrong["view refuses although strides exist"] += got is None and rule.exist(sizes, strides, shape)
        wrong["view accepts and reads other places"] += got is not None and not rule.exist(sizes, strides, shape)
        seen["contiguous, refused"] += x.is_contiguous() and got is None
        new = [n for n in shape if n > 1] != [n for n in sizes if n > 1]
        seen["not contiguous, accepted, and more than sizes of 1 changed"] += (
            not x.is_contiguous() and got is not None and new
        )
empty = [shape for shape, _ in rule.small(3, (0, 1, 2), (1,)) if math.prod(shape) == 0]
for sizes, strides in rule.small(3, (0, 1, 2), (0, 1, 2)):
    if math.prod(sizes) == 0:
        for shape in empty:
            seen["without elements"] += 1
            wrong["the rule against view"] += ask(STORAGE.as_strided(sizes, strides), shape) != rule.fitted(
                sizes, strides, shape
            )
print(f"tensors with elements: {seen['tensors']:,}, and all shapes of up to three dimensions for each")
print(f"cases: {seen['accepted'] + seen['refused']:,}, accepted {seen['accepted']:,}, refused {seen['refused']:,}")
print(f"cases without elements: {seen['without elements']:,}")
for what in ("contiguous, refused", "not contiguous, accepted, and more than sizes of 1 changed"):
    print(f"{what}: {seen[what]:,}")
for what, count in wrong.items():
    print(f"{what}: {count}")
