"""One function, a `print` in its middle and three sizes: who compiles what, and when"""

import torch
from functorch.compile import make_boxed_func
from torch._dynamo.backends.common import aot_autograd


def calls(gm):
    return "; ".join(n._pretty_print_target(n.target) for n in gm.graph.nodes if n.op.startswith("call"))


def printing(stage):
    def compiler(gm, inputs):
        print(f"   {stage}:", calls(gm))
        return make_boxed_func(gm.forward)  # runs the graph as it is

    return compiler


aot = aot_autograd(fw_compiler=printing("AOTAutograd, forward"), bw_compiler=printing("AOTAutograd, backward"))


def backend(gm, inputs):
    inputs_are = [tuple(i.shape) if isinstance(i, torch.Tensor) else f"symbol ({i.node.hint} now)" for i in inputs]
    print("   Dynamo:", calls(gm), "| inputs:", *inputs_are)
    return aot(gm, inputs)


@torch.compile(backend=backend)
def f(x):
    y = x.sin()
    y.mul_(2)
    print("   (eager Python prints this)")
    return y.exp()


for size in (3, 3, 4, 5):
    print(f"forward, size {size}")
    out = f(torch.ones(size, requires_grad=True))
    print(f"backward, size {size}")
    out.sum().backward()
