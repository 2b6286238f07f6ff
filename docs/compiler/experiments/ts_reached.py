"""What of TorchScript a program of today still meets"""

import sys
import warnings

import torch

warnings.simplefilter("ignore")
print(
    "modules of torch.jit that `import torch` loads:", len([m for m in sys.modules if m.partition(".")[2][:3] == "jit"])
)
schema = torch.ops.aten.add.Tensor._schema
print("an operator's schema:", type(schema).__name__, "of", type(schema).__module__, "->", str(schema)[:41] + "…")
parsed = torch._C.parse_schema("mine::f(Tensor(a!) x, int n=3) -> Tensor(a!)")
print("a schema of your own:", parsed.arguments[1].type, parsed.arguments[1].default_value, parsed.arguments[0].is_out)
print(
    "torch.ops looks up:",
    torch._C._jit_get_operation.__name__,
    "->",
    len(torch._C._jit_get_operation("aten::add")[1]),
    "overloads of add",
)


@torch.jit.script
def scripted(x):
    return x.sin() + 1


def told(title, action):
    try:
        print(f"{title}: {action()}")
    except Exception as error:
        print(f"{title}: {type(error).__name__}: {str(error).splitlines()[0][:96]}")


def graph_of(function):
    graphs = []
    torch.compile(function, backend=lambda gm, inputs: graphs.append(gm) or gm)(torch.ones(2))
    return [n.name for g in graphs for n in g.graph.nodes if n.op.startswith("call")]


module = torch.jit.script(torch.nn.Linear(2, 2))
told("compiling a function that calls a scripted one", lambda: graph_of(lambda x: scripted(x) * 2))
told("compiling a scripted module", lambda: graph_of(module))
told("exporting a scripted module", lambda: torch.export.export(module, (torch.ones(1, 2),)))
