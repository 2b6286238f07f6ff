"""Three faults of a pass: the code is old, the order is wrong, a node feeds itself"""

import torch
from torch import fx


def f(x):
    return torch.relu(x) * 2


def fresh():
    module = fx.symbolic_trace(f)
    x, relu, double, out = module.graph.nodes
    return module, x, relu


def said(action):
    try:
        action()
        return "nothing"
    except Exception as error:
        return f"{type(error).__name__}: {str(error).splitlines()[0]}"


module, x, relu = fresh()
relu.target = torch.neg
before = module(torch.ones(1)).item()
module.recompile()
print("relu became neg; f(1) is", before, "and, recompiled,", module(torch.ones(1)).item())

module, x, relu = fresh()
with module.graph.inserting_before(relu):
    sine = module.graph.call_function(torch.sin, (relu,))
print("sin(relu) before relu: lint says", said(module.graph.lint))

for keep in (False, True):
    module, x, relu = fresh()
    with module.graph.inserting_after(relu):
        clamp = module.graph.call_function(torch.clamp, (relu,), {"max": 1.0})
    relu.replace_all_uses_with(clamp, delete_user_cb=lambda user: not keep or user is not clamp)
    print("clamp after relu: its argument is now", clamp.args[0], "and lint says", said(module.graph.lint))
