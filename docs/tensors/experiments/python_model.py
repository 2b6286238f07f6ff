"""Brackets in twenty lines, beside PyTorch's: the operators that are called, and what comes out"""

import random
from collections import Counter

import torch
from _brackets import read
from _log import Log

draw = random.Random(0)


def places(n):
    return [draw.randrange(n) for _ in range(2)]


PARTS = {
    "a number": lambda n: draw.randrange(-n, n),
    "a slice": lambda n: slice(draw.choice([None, 0, 1]), draw.choice([None, n - 1, n]), draw.choice([None, 1, 2])),
    "None": lambda n: None,
    "...": lambda n: ...,
    "a list": places,
    "a tensor": lambda n: torch.tensor(places(n)),
}


def brackets(sizes):
    """Random brackets that name at most all dimensions."""
    names = draw.choices([*PARTS], k=draw.randrange(1, 5))
    fits = names.count("...") < 2 and len(names) - names.count("...") - names.count("None") <= len(sizes)
    parts = [PARTS[name](min(sizes)) for name in names]
    return (
        (names, parts[0] if names == names[:1] and draw.random() < 0.5 else tuple(parts)) if fits else brackets(sizes)
    )


def outcome(call):
    with Log() as log:
        result = call()
    return log.names, result.shape, result.stride(), result.storage_offset(), result.tolist()


tried, differ = Counter(), Counter()
for _ in range(5000):
    sizes = (3, 4, 5)[: draw.randrange(1, 4)]
    x = torch.arange(torch.Size(sizes).numel()).view(sizes)
    names, index = brackets(sizes)
    tried.update(set(names))
    if outcome(lambda: x[index]) != outcome(lambda: read(x, index)):
        differ.update(["brackets"])
print("5,000 brackets:", differ["brackets"], "differ in operators, strides or numbers")
print("with", ", ".join(f"{name} {count:,}" for name, count in sorted(tried.items())))
