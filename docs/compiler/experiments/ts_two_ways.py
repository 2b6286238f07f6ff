"""One function, traced and scripted: what each has in its graph, and what each answers"""

import warnings

import torch


def f(x, n: int):
    for _ in range(n):
        if x.sum() > 0:
            x = x * 2
        else:
            x = x - 1
    return x


def kinds(block, depth=1):
    for node in block.nodes():
        if node.kind() != "prim::Constant":
            print("   " * depth + node.kind())
        for inner in node.blocks():
            kinds(inner, depth + 1)


with warnings.catch_warnings(record=True) as said:
    warnings.simplefilter("always")
    traced = torch.jit.trace(lambda x: f(x, 2), torch.ones(1))
    scripted = torch.jit.script(f)
for text in sorted({f"{w.category.__name__}: {str(w.message)[:72]}…" for w in said}):
    print(text)
print("traced")
kinds(traced.graph)
print("scripted")
kinds(scripted.graph)
for value in (1.0, -1.0):
    x = torch.tensor([value])
    print(f"f({value}): Python {f(x, 2).item()}, traced {traced(x).item()}, scripted {scripted(x, 2).item()}")
