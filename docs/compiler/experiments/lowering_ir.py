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
print("operations, what each one reads, and the graph's nodes that it came from:")
for operation in found.graph.operations[:-1]:
    nodes = " ".join(sorted(str(o) for o in operation.origins))
    kind, reads = type(operation.data).__name__, " ".join(sorted(operation.get_read_names()))
    multiplied = " · multiplies by 3" if "constant(3," in str(operation.data.inner_fn_str()) else ""
    print(f"  {operation.get_name()} {kind:10} reads {reads:12} from {nodes}{multiplied}")
print(f"  {found.graph.operations[-1].get_name()} {type(found.graph.operations[-1]).__name__}")
print("the body of the first sum:", *str(found.graph.operations[1].data.inner_fn_str()).splitlines(), sep="\n  ")
