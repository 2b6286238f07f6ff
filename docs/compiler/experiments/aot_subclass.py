"""A tensor subclass is taken apart before tracing and put together after running"""

import torch
from torch._dynamo.backends.common import aot_autograd
from torch._functorch.aot_autograd import make_boxed_func
from torch.testing._internal.two_tensor import TwoTensor


def compiler(module, inputs):
    names = [
        n._pretty_print_target(n.target).removeprefix("torch.ops.")
        for n in module.graph.nodes
        if n.op.startswith("call")
    ]
    print(f"   {len(inputs)} inputs, types", sorted({type(i).__name__ for i in inputs}), "->", ", ".join(names))
    return make_boxed_func(module.forward)


@torch.compile(backend=aot_autograd(fw_compiler=compiler))
def f(x, y):
    return torch.sin(x) + y


print("two plain tensors")
f(torch.ones(2), torch.ones(2))
print("a TwoTensor, which holds two tensors and does everything to both, and a plain one")
result = f(TwoTensor(torch.ones(2), torch.zeros(2)), torch.ones(2))
print("   result:", type(result).__name__, [round(v, 3) for t in (result.a, result.b) for v in t.tolist()])
