"""The fuser's loops for one expression: what is stored, what is joined, and the C++ of one nest"""

import _expressions
import _fuser
import torch


# --8<-- [start:f]
def f(x, y):
    a = x.sin() + y
    return a * y * a.sum(1, keepdim=True)


# --8<-- [end:f]


fuser = _fuser.Fuser(_expressions.graph_of(f, torch.ones(4, 8), torch.ones(4, 8)))
for node, value in fuser.values.items():
    kind = "in memory" if node.name in fuser.shapes else "an expression"
    print(f"{node.name:6} {kind:13} one element: {value.at('i', 'j')}")
for n, nest in enumerate(fuser.nests):
    print(f"nest {n}: makes {', '.join(sorted(nest.names))}")
print(_fuser.written(fuser.nests[0]))
