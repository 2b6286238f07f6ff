"""torch.compile and autocast: the casts in the graph, backward's types, and what is compiled again"""

import torch
from functorch.compile import make_boxed_func
from torch._dynamo.backends.common import aot_autograd
from torch._dynamo.utils import counters

graphs = []


def keep(graph, inputs):
    calls = [n for n in graph.graph.nodes if n.op == "call_function"]
    graphs.append([f"{n.target} → {n.meta['val'].dtype}".replace("torch.", "") for n in calls if "val" in n.meta])
    return make_boxed_func(graph.forward)


backend = aot_autograd(fw_compiler=keep, bw_compiler=keep)
x = torch.ones(2, 2)
weight = torch.ones(2, 2, requires_grad=True)


def twice(x, weight):
    return torch.mm(torch.mm(x, weight), weight).exp().sum()


def inside(x, weight):
    with torch.autocast("cpu"):
        return twice(x, weight)


compiled = torch.compile(twice, backend=backend)
with torch.autocast("cpu"):
    loss = compiled(x, weight)
loss.backward()
for name, lines in zip(("forward", "backward"), graphs):
    print(name, *lines, sep="\n   ")
print("gradient:", weight.grad.dtype)

outside = list(graphs)
graphs.clear()
torch.compile(inside, backend=backend)(x, weight).backward()
print("with the block inside, the same two graphs:", graphs == outside)

graphs.clear()
for what, block in {
    "off": torch.autocast("cpu", enabled=False),
    "bfloat16 again": torch.autocast("cpu"),
    "float16": torch.autocast("cpu", dtype=torch.float16),
    "bfloat16, cache_enabled=False": torch.autocast("cpu", cache_enabled=False),
}.items():
    before = counters["stats"]["unique_graphs"]
    with block:
        compiled(x, weight)
    print(f"called under {what}: compiled again {counters['stats']['unique_graphs'] > before}")
