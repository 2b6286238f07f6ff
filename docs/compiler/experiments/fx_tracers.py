"""Five functions and four tracers: what each puts into its graph"""

import contextlib
import io

import torch
from torch import fx, nn
from torch.fx.experimental.proxy_tensor import make_fx


def on_size(x):
    return x * 2 if x.shape[0] == 3 else -x


def on_value(x):
    return x * 2 if x.sum() > 0 else -x


def noise(x):
    return x + torch.rand(3)


def is_tensor(x):
    return x + 1 if isinstance(x, torch.Tensor) else x - 1


def soft(x):
    return x.softmax(0)


def calls(module):
    return "; ".join(
        n._pretty_print_target(n.target).removeprefix("torch.ops.")
        for n in module.graph.nodes
        if n.op.startswith("call")
    )


def dynamo(function):
    graphs = []
    torch.compile(function, backend=lambda gm, inputs: graphs.append(calls(gm)) or gm)(torch.ones(3))
    return " | ".join(graphs)


def export(function):
    module = nn.Module()
    module.forward = function
    return calls(torch.export.export(module, (torch.ones(3),)).graph_module)


tracers = {
    "symbolic_trace": lambda f: calls(fx.symbolic_trace(f)),
    "make_fx": lambda f: calls(make_fx(f)(torch.ones(3))),
}
for function in (on_size, on_value, noise, is_tensor, soft):
    print(function.__name__)
    for name, tracer in (tracers | {"Dynamo": dynamo, "export": export}).items():
        try:
            with contextlib.redirect_stdout(io.StringIO()):  # a failed export prints what it has
                graph = tracer(function)
            print(f"   {name:15} {graph}")
        except Exception as error:
            print(f"   {name:15} {type(error).__name__}")
