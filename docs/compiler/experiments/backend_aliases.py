"""An input that is changed and results that share memory: what a compiler sees of it, and what the caller gets"""

import torch
from functorch.compile import make_boxed_func
from torch._dynamo.backends.common import aot_autograd


def calls(gm):
    returned = [n.args[0] for n in gm.graph.nodes if n.op == "output"][0]
    return " ".join(n.name for n in gm.graph.nodes if n.op.startswith("call")), [n.name for n in returned]


def plain(gm, inputs):
    print("  Dynamo's graph:      {} -> {}".format(*calls(gm)))
    return aot(gm, inputs)


def below(gm, inputs):
    print("  AOTAutograd's graph: {} -> {}".format(*calls(gm)))
    return make_boxed_func(gm.forward)


aot = aot_autograd(fw_compiler=below)


def changed(x):
    x.mul_(2)
    return x.view(-1), x + 1


def returned(x):
    return x, x[0], x.sin()


def twins(x):
    y = x.sin()
    return y, y[0]


for f in (changed, returned, twins):
    torch._dynamo.reset()
    print(f.__name__)
    x = torch.ones(2, 2)
    results = torch.compile(f, backend=plain)(x)
    memory = [t.untyped_storage().data_ptr() for t in (x, *results)]
    print("  memory of x and the results:", *("abc"[sorted(set(memory), key=memory.index).index(m)] for m in memory))
    print("  x afterwards:", *x.flatten().tolist(), "· result 0 is x:", results[0] is x)
