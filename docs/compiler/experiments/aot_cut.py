"""The network that is cut: the prices of forward's values, and the cut that PyTorch found"""

import math

import torch
from functorch.compile import aot_function, make_boxed_func, min_cut_rematerialization_partition
from torch._functorch import partitioners

found = {}
minimum_cut = partitioners.minimum_cut


def recording(net, source, sink):
    value, (near, rest) = minimum_cut(net, source, sink)
    found.update(net=net, near=near, value=value)
    return value, (near, rest)


def f(x, w):
    return (x @ w).sigmoid().sin()


partitioners.minimum_cut = recording
plain = lambda module, inputs: make_boxed_func(module.forward)
compiled = aot_function(f, fw_compiler=plain, partition_fn=min_cut_rematerialization_partition)
compiled(*(torch.randn(4, 4, requires_grad=True) for _ in range(2)))
net, near = found["net"], found["near"]
print("digraph {\n  rankdir=TB; nodesep=0.2; ranksep=0.3")
flows = [(a[:-4], b[:-3]) for a, b in net.edges if a.endswith("_out") and b.endswith("_in") and b != "output_in"]
names = dict.fromkeys(name for flow in flows for name in flow)
for name in names:
    inner, outer = f"{name}_in", f"{name}_out"
    price = net.edges[inner, outer]["capacity"] if net.has_edge(inner, outer) else None
    cut = inner in near and outer not in near and price is not None
    kind = "key" if cut else "note" if price is None else "ok" if net.has_edge("source", inner) else "py"
    text = "in backward" if price is None else "not saved" if price == math.inf else f"{price:g}"
    print(f'  {name} [label="{name}\\n{text}" class="{kind}"]')
for a, b in flows:
    print(f"  {a} -> {b}")
print("}")
