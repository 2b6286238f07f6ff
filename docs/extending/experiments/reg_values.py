"""What a call brings, and what the kernel gets"""

import _both as both
import torch

KINDS = ["Tensor", "Tensor?", "Tensor[]", "int", "float", "bool", "str", "int[]"]
VALUES = [None, 2, 0.5, True, "2", torch.ones(1), (3, 4), [torch.ones(1)]]


def show(value):
    if isinstance(value, list):
        return f"[{', '.join(show(v) for v in value)}]"
    return "tensor" if isinstance(value, torch.Tensor) else repr(value)


differ = 0
print(f"{'':9}", *(f"{show(v):8}" for v in VALUES))
for number, kind in enumerate(KINDS):
    got = []
    for side in (both.Ours(number), both.Theirs(number)):
        side.define("A", f"f({kind} x) -> Tensor")
        seen = []
        kernel = lambda x: seen.append(show(x)) or torch.ones(1)
        side.impl("A", "Default", kernel)
        row = []
        for value in VALUES:
            seen.clear()
            both.attempt(lambda: side.call(value))
            row.append(seen[0] if seen else "-")
        got.append(row)
    differ += sum(a != b for a, b in zip(*got))
    print(f"{kind:9}", *(f"{text:8}" for text in got[1]))
print("answers of the model that differ:", differ)
