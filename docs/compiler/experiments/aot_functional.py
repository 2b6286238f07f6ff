"""Writes become values: what stays in the graph, and what is done after it"""

import torch
from torch._dynamo.backends.common import aot_autograd
from torch._functorch.aot_autograd import make_boxed_func


def compiler(module, inputs):
    calls = [n for n in module.graph.nodes if n.op.startswith("call")]
    print("   graph:  ", "; ".join(f"{n} = {n.target.__name__}{n.args}" for n in calls))
    print("   returns:", ", ".join(str(o) for o in module.graph.output_node().args[0]))
    return make_boxed_func(module.forward)


backend = aot_autograd(fw_compiler=compiler, keep_inference_input_mutations=True)


def inside(x):
    y = x + 1
    y[0].mul_(5)
    return y


def on_input(x):
    x.mul_(2)
    return x.sin()


def view_out(x):
    return x[0], x


cases = (
    ("a view of a local is written", inside, torch.ones(2)),
    ("an input is written", on_input, torch.ones(2)),
    ("the same, and the input needs a gradient", on_input, torch.ones(2, requires_grad=True).clone()),
    ("a view of an input is returned", view_out, torch.ones(2)),
)
for title, function, x in cases:
    print(title)
    result = torch.compile(function, backend=backend)(x)
    print("   after the call the input is", x.tolist())
    if function is view_out:
        print("   the results: a view of the input", result[0]._base is x, "and the input itself", result[1] is x)
