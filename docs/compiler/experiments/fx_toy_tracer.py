"""A tracer of one page beside FX's on 200 random functions, and where the two part"""

import _tracer as toy
from torch import fx


def of_fx(function):
    graph = fx.symbolic_trace(function).graph
    new = {n: f"x{i}" for i, n in enumerate(graph.find_nodes(op="placeholder"))}
    calls = [n for n in graph.nodes if n.op.startswith("call")]
    new |= {n: toy.StandIn(f"v{i}", []) for i, n in enumerate(calls, 1)}
    new |= {n: toy.StandIn(name, []) for n, name in new.items() if isinstance(name, str)}
    rename = lambda a: fx.node.map_arg(a, new.get)
    nodes = [(n.op, n.target, repr((tuple(rename(n.args)), dict(rename(n.kwargs))))) for n in calls]
    return nodes, rename(graph.output_node().args[0])


def square_if_big(x, y):
    return x * x if x.sum() > y.sum() else x


same = 0
for function in toy.functions(200, 8, seed=0):
    mine, result = toy.trace(function, 2)
    theirs, returned = of_fx(function)
    same += mine == theirs and str(result) == str(returned)
print("functions with the same nodes, arguments and result:", same, "of 200")

nodes, result = toy.trace(square_if_big, 2)
print("the toy meets a branch:", *(str(getattr(t, "__name__", t)) for _, t, _ in nodes), "-> returns", result)
try:
    fx.symbolic_trace(square_if_big)
except fx.proxy.TraceError as error:
    print("FX meets a branch:", error)
