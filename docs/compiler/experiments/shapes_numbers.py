"""Python numbers as arguments: which of them are inputs in the second graph"""

import _shapes
import torch


def scale(x, n):
    return x * n


def inside(x, n):
    return x * n["rate"]


def outside(x):
    return x * RATE


def tell(what, fn, numbers):
    before = len(_shapes.compilations)
    _shapes.run(fn, *((torch.ones(2), n) for n in numbers))
    report(what, numbers, before)


def report(what, numbers, before):
    told = []
    for graph_module, _ in _shapes.compilations[before:]:
        inputs = graph_module.graph.find_nodes(op="placeholder")[1:]
        told.append(", ".join(type(n.meta["example_value"]).__name__ for n in inputs) or "constant")
    print(f"{what:12} {len(numbers)} calls, compiled as: {'; '.join(told)}")


tell("int", scale, [3, 4, 5, 1, 0])
tell("int, 1 first", scale, [1, 3, 4, 0])
tell("float", scale, [3.0, 4.0, 5.0, 1.0])
tell("bool", scale, [True, False, True])
tell("str", lambda x, n: x + len(n), ["a", "bb", "ccc"])
tell("in a dict", inside, [{"rate": 3}, {"rate": 4}, {"rate": 5}])
tell("complex", scale, [3j, 4j, 5j])
torch._dynamo.reset()
before = len(_shapes.compilations)
compiled = torch.compile(outside, backend=_shapes.backend)
for RATE in (3, 4, 5):
    compiled(torch.ones(2))
report("a global int", (3, 4, 5), before)
