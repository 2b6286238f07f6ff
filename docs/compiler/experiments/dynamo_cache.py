"""The cache hangs on the code object: who shares it, in which order it is searched, what empties it"""

import torch
from torch._C._dynamo.eval_frame import _debug_get_cache_entry_list as entries


def make(k):
    def f(x):
        return x * k

    return f


def backend(graph_module, inputs):
    print("   compiles", [tuple(i.shape) for i in inputs])
    return graph_module.forward


def show(what):
    print(what, [str(e.compile_id) for e in entries(make(0).__code__)])


torch._dynamo.config.automatic_dynamic_shapes = False  # each size gets an entry of its own
two, three = make(2), make(3)
for n in (1, 2, 3):
    torch.compile(two, backend=backend)(torch.ones(n))
show("three sizes:")
torch.compile(two, backend=backend)(torch.ones(1))
show("size 1 again:")
torch.compile(three, backend=backend)(torch.ones(1))
show("another function of the same code:")
torch.compile(two, backend="eager")(torch.ones(1))
show("another backend:")
two(torch.ones(1))
show("called without torch.compile:")
torch.compile(two, backend=backend, isolate_recompiles=True)(torch.ones(5))
show("with isolate_recompiles:")
print("in all lists together:", torch._C._dynamo.eval_frame._get_total_cache_entry_count(two.__code__))
torch._dynamo.reset()
show("after reset():")
for _ in range(10):
    scope = {}
    exec("def g(x): return x + 1", scope)
    torch.compile(scope["g"], backend="eager", fullgraph=True)(torch.ones(1))
print("ten functions from ten texts, entries of the last:", len(entries(scope["g"].__code__)))
