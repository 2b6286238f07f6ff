"""Dead code elimination removes a write from one graph and keeps it in another"""

import torch
from torch import fx
from torch.fx.experimental.proxy_tensor import make_fx


def method(x):
    x.add_(1)
    return x * 2


def out(x):
    torch.add(x, 1, out=x)
    return x * 2


def item(x):
    x[0] = 9.0
    return x * 2


def unused(x):
    x.exp()
    torch.rand_like(x)
    return x * 2


def names(module):
    return [n.name for n in module.graph.nodes if n.op.startswith("call")]


for function in (method, out, item, unused):
    for name, trace in (("symbolic_trace", fx.symbolic_trace), ("make_fx", lambda f: make_fx(f)(torch.ones(2)))):
        try:
            module = trace(function)
        except TypeError as error:
            print(f"{function.__name__:7}{name:15} {error}")
            continue
        before = names(module)
        module.graph.eliminate_dead_code()
        module.recompile()
        same = torch.equal(module(torch.ones(2)), function(torch.ones(2)))
        print(
            f"{function.__name__:7}{name:15} removed {[n for n in before if n not in names(module)]}, same result: {same}"
        )
