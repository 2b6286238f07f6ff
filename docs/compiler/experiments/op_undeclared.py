"""An operator that changes its argument: declared, and not declared"""

import torch
from functorch.compile import make_boxed_func
from torch._dynamo.backends.common import aot_autograd


def shown(gm, inputs):
    print("  graph:", *[n.name for n in gm.graph.nodes if n.op == "call_function"])
    return make_boxed_func(gm.forward)


backend = aot_autograd(fw_compiler=shown)


def times_ten(x: torch.Tensor) -> None:
    x.mul_(10)


def returns_sum(x: torch.Tensor) -> torch.Tensor:
    return x.mul_(10).sum()


for name, kernel, mutates in (
    ("declared", times_ten, {"x"}),
    ("silent", times_ten, ()),
    ("silent_sum", returns_sum, ()),
):
    op = torch.library.custom_op(f"guide::{name}", kernel, mutates_args=mutates)
    op.register_fake(lambda x: x.new_empty(()) if kernel is returns_sum else None)

    def f(x):
        y = x.clone()
        op(y)
        return y + 1

    print(op._opoverload._schema)
    torch._dynamo.reset()
    compiled = torch.compile(f, backend=backend, fullgraph=True)(torch.ones(2))
    print("  eager", f(torch.ones(2)).tolist(), "· compiled", compiled.tolist())
    try:
        torch.library.opcheck(op, (torch.ones(2),))
        print("  opcheck: nothing to say")
    except Exception as error:
        print("  opcheck:", str(error).partition("failed with ")[2].partition(" (scroll")[0])
