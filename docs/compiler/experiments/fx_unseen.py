"""Thirteen things in a function that are more than operations: six stop a symbolic tracer, seven pass in silence"""

import torch
from torch import fx

log = []


def rescued(x):
    try:
        return x if x.sum() > 0 else -x
    except Exception:
        return x * 100


def without_gradient(x):
    with torch.no_grad():
        return x * 2


def reduced(x):
    with torch.autocast("cpu", dtype=torch.bfloat16):
        return x @ x


cases = {
    "branch on a value": lambda x: x if x.sum() > 0 else -x,
    "branch on a size": lambda x: x if x.shape[0] == 2 else -x,
    "len": lambda x: x * len(x),
    "loop over rows": lambda x: sum(row for row in x),
    "loop over a size": lambda x: [x[i] for i in range(x.shape[0])],
    "to NumPy": lambda x: torch.from_numpy(x.numpy()),
    "isinstance": lambda x: x + 1 if isinstance(x, torch.Tensor) else x - 1,
    "random, no input": lambda x: x + torch.rand(2),
    "a list grows": lambda x: (log.append(x), x + len(log))[1],
    "print": lambda x: (print("   (printed:", x, end=")\n"), x)[1],
    "an exception": rescued,
    "no_grad": without_gradient,
    "autocast": reduced,
}
for name, function in cases.items():
    try:
        graph = fx.symbolic_trace(function).graph
    except Exception as error:
        print(f"{name:18} {type(error).__name__}: {str(error)[:72]}")
    else:
        nodes = [
            f"{n.name} = {n._pretty_print_target(n.target)}"
            for n in graph.nodes
            if n.op not in ("placeholder", "output")
        ]
        print(f"{name:18} {'; '.join(nodes) or 'no node'}")
