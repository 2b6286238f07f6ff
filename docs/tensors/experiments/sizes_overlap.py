"""Several indices, one element: which writes are refused, and what PyTorch knows"""

from collections import Counter

import _strides as rule
import torch

TOLD = {0: "no overlap", 1: "overlap", 2: "too hard to tell"}


def attempt(what, call):
    """Print what a write leaves in the storage, or how it is refused."""
    try:
        call()
        print(f"{what:44}{storage.int().tolist()}")
    except RuntimeError as error:
        print(f"{what:44}refused: {str(error).split(':')[1].split('.')[0].strip()}")


for name, sizes, strides in ("one row read three times", (3, 2), (0, 1)), ("windows of two", (3, 2), (1, 1)):
    x = (storage := torch.zeros(4)).as_strided(sizes, strides)
    print(
        f"{name}: sizes {sizes}, strides {strides}, {x.numel()} elements, {len(set(rule.places(sizes, strides)))} places"
    )
    attempt("  x.add_(1)", lambda: x.add_(1))
    storage.zero_()
    attempt("  x.copy_(ones)", lambda: x.copy_(torch.ones(3, 2)))
    storage.zero_()
    attempt("  x.fill_(7)", lambda: x.fill_(7))
    storage.zero_()
    attempt("  x.copy_(0, 1, 2, 3, 4, 5)", lambda: x.copy_(torch.arange(6.0).view(3, 2)))
seen = Counter()
STORAGE = torch.zeros(64)
for sizes, strides in rule.small(3, (1, 2, 3), (0, 1, 2, 3, 4, 6, 9)):
    places = rule.places(sizes, strides)
    truth = "overlap" if len(set(places)) < len(places) else "no overlap"
    seen[truth, TOLD[torch._debug_has_internal_overlap(STORAGE.as_strided(sizes, strides))]] += 1
print(f"of {seen.total():,} small tensors")
for truth in "no overlap", "overlap":
    print(f"  {truth:12}", ", ".join(f"told {told}: {seen[truth, told]:,}" for told in TOLD.values()))
