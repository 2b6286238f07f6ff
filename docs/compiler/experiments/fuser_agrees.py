"""A fuser of pointwise loops and reductions on 24 random expressions: its loop nests and its bits against Inductor's"""

# requires: g++
# limit: 120
import inspect

import _expressions
import _fuser
import torch
from _lower import written
from torch._inductor.scheduler import ExternKernelSchedulerNode

source = inspect.getsource(_fuser).split('"""')[::2]  # without docstrings
print("lines of code in the fuser:", sum(bool(line.split("#")[0].strip()) for s in source for line in s.split("\n")))

x, y = (torch.rand(8, 8, generator=torch.Generator().manual_seed(seed)) for seed in (0, 1))
functions = [_expressions.program(seed) for seed in range(24)]
graphs = [_expressions.graph_of(f, x, y) for f in functions]
found = [written(f, x, y) for f in functions]
counts = [sum(not isinstance(n, ExternKernelSchedulerNode) for n in w.graph.scheduler.nodes) for w in found]
nodes = sum(n.op == "call_function" for g in graphs for n in g.nodes)
for rule in ("", *_fuser.RULES):
    fusers = [_fuser.Fuser(g, rule) for g in graphs]
    mine = [sum(not nest.parts[0][0].call for nest in f.nests) for f in fusers]
    same = sum(a == b for a, b in zip(mine, counts, strict=True))
    stored = sum(len(f.loops) for f in fusers)
    title = f"without {rule!r}" if rule else f"{nodes} operators, Inductor makes {sum(counts)} nests"
    print(f"{title}: {stored} stored, {sum(mine)} nests, the same number in {same} of 24")

fusers = [_fuser.Fuser(g) for g in graphs]
ours = [_expressions.Ours(f, f"ours{n}") for n, f in enumerate(fusers)]
inputs = [_expressions.inputs_of(f, g) for f, g in zip(functions, graphs, strict=True)]
theirs = [_expressions.Theirs(w.code, f"theirs{n}", inputs[n]) for n, w in enumerate(found)]
built = _expressions.library([text for side in (ours, theirs) for one in side for text in one.texts])
bits = eager = 0
for a, b, f in zip(ours, theirs, functions, strict=True):
    results = a(built, x, y)
    bits += all(torch.equal(p, q) for p, q in zip(results, b(built, x, y), strict=True))
    eager += all(torch.equal(p, q) for p, q in zip(results, f(x, y), strict=True))
print(f"equal to Inductor's loops to the last bit: {bits} of 24; to eager mode: {eager} of 24")
