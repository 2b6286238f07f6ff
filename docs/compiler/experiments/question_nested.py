"""Compiled inside compiled, and `torch.compiler.disable`: whose backend gets which operations"""

import logging

import torch

torch._logging.set_logs(dynamo=logging.ERROR)
said = []


def backend(name):
    def compiler(graph_module, inputs):
        calls = [n.name for n in graph_module.graph.nodes if n.op.startswith("call")]
        said.append(f"{name}({' '.join(calls)})")
        return graph_module.forward

    return compiler


def inner(x):
    return deep(x).sin()


def deep(x):
    return x.exp()


def broken(x):
    x = deep(x)
    torch._dynamo.graph_break()
    return x.sin()


def tell(what, fn):
    torch._dynamo.reset()
    said.clear()
    try:
        fn(torch.ones(2))
    except Exception as error:
        said.append(f"{type(error).__name__}: {str(error).splitlines()[0]}")
    print(f"{what:44} {', '.join(said) or 'nothing'}")


def outer_of(called):
    return lambda x: called(x.cos()).tan()


outside, inside = backend("outer"), backend("inner")
compiled = torch.compile(inner, backend=inside)
off = torch.compiler.disable(inner)
shallow = torch.compiler.disable(inner, recursive=False)
tell("outer compiled", torch.compile(outer_of(inner), backend=outside))
tell("inner compiled", outer_of(compiled))
tell("both compiled", torch.compile(outer_of(compiled), backend=outside))
tell("inner disabled", torch.compile(outer_of(off), backend=outside))
tell("inner disabled, recursive=False", torch.compile(outer_of(shallow), backend=outside))
tell("outer disabled, inner compiled", torch.compiler.disable(outer_of(compiled)))
with torch.compiler.set_stance("force_eager"):
    tell("both compiled, stance force_eager", torch.compile(outer_of(compiled), backend=outside))
broken = torch.compile(broken, backend=inside)
tell("both compiled, a break in the inner", torch.compile(outer_of(broken), backend=outside))
