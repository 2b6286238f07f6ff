"""Compiled autograd turns one backward, engine included, into a graph of calls."""

import torch
from torch._dynamo import compiled_autograd

QUIET = ("getitem", "unwrap_maybe_dynamic_int")  # taking lists apart


def compiler(module):
    names = [getattr(n.target, "__name__", "") for n in module.graph.nodes if n.op == "call_function"]
    print("  captured:", ", ".join(name for name in names if name not in QUIET))
    return module  # a compiler would return something faster


def backward(compiled):
    w = torch.ones(2, requires_grad=True)
    for step in range(3):
        h = w.sin()
        h.register_hook(lambda grad: grad * 2)
        loss = (h * w).sum()
        if compiled:
            print("backward", step)
            with compiled_autograd._enable(compiler):
                loss.backward()
        else:
            loss.backward()
    return w.grad


print("equal to the engine's:", torch.equal(backward(True), backward(False)))
