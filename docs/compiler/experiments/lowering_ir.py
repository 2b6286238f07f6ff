"""What each lowering returns: a loop that is not stored yet, a buffer, a view, or a call"""

# requires: g++

import torch
from _lower import written
from torch._inductor import ir
from torch._inductor.graph import GraphLowering

run_node = GraphLowering.run_node


def watched(self, node):
    result = run_node(self, node)
    if node.op == "call_function":
        inside = result.data  # a TensorBox holds a view or a StorageBox
        while isinstance(inside, ir.StorageBox) or isinstance(inside, ir.BaseView):
            shown = type(inside).__name__ if isinstance(inside, ir.BaseView) else ""
            inside = inside.data
            if shown:
                break
        else:
            shown = type(inside).__name__
        held[node.name] = shown
    return result


def f(x):
    a = x * 3
    b = x.exp()
    c = a + b
    d = b.t() * a
    return c.sum(-1), d[:2], torch.relu(d) @ x


held: dict[str, str] = {}
GraphLowering.run_node = watched
found = written(f, torch.ones(8, 8))
for name, kind in held.items():
    print(f"{name:9} {kind}")
print("operations, and the graph's nodes that each one computes:")
for operation in found.graph.operations:
    data = getattr(operation, "data", operation)
    print(f"  {operation.get_name()} {type(data).__name__:15}", *sorted(str(o) for o in operation.origins))
print("the body of the first sum:", *str(found.graph.operations[1].data.inner_fn_str()).splitlines(), sep="\n  ")
