"""Filling a tensor row by row: one CopySlices for each row, and each copies the whole gradient"""

import torch
from torch.utils._python_dispatch import TorchDispatchMode


class Copied(TorchDispatchMode):
    elements = 0

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        if func is torch.ops.aten.copy_.default:
            self.elements += args[0].numel()
        return func(*args, **kwargs or {})


def fill(rows):
    out = torch.zeros(len(rows), 100)
    for i, row in enumerate(rows):
        out[i] = row
    return out


node = fill([torch.ones(100, requires_grad=True) for _ in range(4)]).grad_fn
while node is not None:
    print(
        node.name().split("::")[-1],
        [successor and type(successor).__name__ for successor, _ in node.next_functions],
    )
    node = node.next_functions[0][0]
for n in (4, 8, 16, 32):
    counts = []
    for make in (fill, torch.stack):
        out = make([torch.ones(100, requires_grad=True) for _ in range(n)])
        with Copied() as copied:
            out.sum().backward()
        counts.append(copied.elements)
    print(f"{n:2} rows of 100: backward copies {counts[0]:6} elements, after torch.stack {counts[1]}")
