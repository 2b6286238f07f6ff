"""Backward as AOTAutograd compiles it, and as compiled autograd does, with a graph break and a hook in the way"""

import torch
from torch._dynamo import compiled_autograd
from torch._dynamo.backends.common import aot_autograd
from torch._functorch.aot_autograd import make_boxed_func

QUIET = ("getitem", "unwrap_maybe_dynamic_int", "validate_outputs")


def names(module):
    calls = [getattr(n.target, "__name__", str(n.target)) for n in module.graph.nodes if n.op.startswith("call")]
    return ", ".join(c for c in calls if c not in QUIET)


def backward(module, inputs):
    print("   AOTAutograd, backward:", names(module))
    return make_boxed_func(module.forward)


@torch.compile(backend=aot_autograd(fw_compiler=lambda m, i: make_boxed_func(m.forward), bw_compiler=backward))
def f(x):
    y = x.sin()
    torch._dynamo.graph_break()
    y.register_hook(lambda grad: grad * 2)
    return y.exp()


def whole(module):
    print("   compiled autograd:", names(module))
    return module


x = torch.ones(2, requires_grad=True)
print("as usual")
f(x).sum().backward()
print("with compiled autograd")
with compiled_autograd._enable(whole):
    f(x).sum().backward()
