"""A pass of your own: equal calls are made once, and random ones must not be"""

import torch
from torch import fx

RANDOM = {"rand_like", "randn_like", "dropout"}


def merge_equal_calls(module, random=()):
    seen = {}
    for node in module.graph.nodes:
        if (
            node.op not in ("call_function", "call_method")
            or node._pretty_print_target(node.target).split(".")[-1] in random
        ):
            continue
        key = node.op, node.target, node.args, tuple(sorted(node.kwargs.items()))
        first = seen.setdefault(key, node)
        if first is not node:
            node.replace_all_uses_with(first)
            module.graph.erase_node(node)
    module.graph.lint()
    module.recompile()
    return module


def f(x):
    noise = torch.rand_like(x) - torch.rand_like(x)
    return torch.sin(x) * torch.sin(x) + noise


def spread(module):
    torch.manual_seed(0)
    return f"{module(torch.zeros(1000)).std():.2f}"


for title, module in (
    ("as traced", fx.symbolic_trace(f)),
    ("merged", merge_equal_calls(fx.symbolic_trace(f))),
    ("merged, but for random ones", merge_equal_calls(fx.symbolic_trace(f), RANDOM)),
):
    names = [n.name for n in module.graph.nodes if n.op.startswith("call")]
    print(f"{title}: {len(names)} calls; spread of the result {spread(module)}")
    print("  ", ", ".join(names))
