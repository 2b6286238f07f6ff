"""The toy Dynamo against the real one: random programs without a break, and with one or two"""

# limit: 180
import inspect
import logging

import _instructions
import _programs
import _toy_dynamo
import torch

torch._logging.set_logs(dynamo=logging.ERROR)


def lines(module):
    source = inspect.getsource(module).split('"""')[::2]  # without docstrings
    return sum(bool(line.split("#")[0].strip()) for part in source for line in part.split("\n"))


def real(fn, args):
    torch._dynamo.reset()
    graphs = []
    compiled = torch.compile(fn, backend=lambda gm, inputs: graphs.append(gm) or gm.forward, dynamic=False)
    return compiled(*args), graphs


def inputs(n):
    return [torch.arange(9.0).reshape(3, 3) / (i + 2) - i for i in range(n)]


print(f"lines of code: {lines(_toy_dynamo)} in the toy, {lines(_instructions)} in what reads bytecode for it")
for breaks in (0, 1, 2):
    graphs = same = equal = 0
    for seed in range(50):
        fn, n = _programs.program(seed + 1000 * breaks, breaks)
        toy = _toy_dynamo.Toy()
        mine = toy(fn, *inputs(n))
        theirs, recorded = real(fn, inputs(n))
        graphs += len(recorded)
        same += [_programs.text(g) for g in toy.graphs] == [_programs.text(g) for g in recorded]
        equal += all(torch.equal(a, b) for a, b in zip(mine, theirs, strict=True))
    print(f"{breaks} breaking lines, {graphs} graphs: the same graphs in {same} of 50 programs, results in {equal}")
