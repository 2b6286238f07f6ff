"""Six ways to learn what a program does, and what each makes of one `if`"""

import torch
from torch.fx import symbolic_trace
from torch.fx.experimental.proxy_tensor import make_fx


def f(x):
    if x.sum() > 0:
        return x * 2
    return x + 10


def calls(gm):
    return "; ".join(n._pretty_print_target(n.target) for n in gm.graph.nodes if n.op.startswith("call"))


plus, minus = torch.ones(2), -torch.ones(2)  # one takes the first branch, one the second

print("record the run:", *(f(x.clone().requires_grad_()).grad_fn.name() for x in (plus, minus)))

try:
    symbolic_trace(f)
except torch.fx.proxy.TraceError as error:
    print("trace with a stand-in that has no value:", str(error)[:59])

try:
    make_fx(f)(plus)
except RuntimeError as error:
    print("trace operators, keep values out:", str(error)[:58])

traced = torch.jit.trace(f, plus, check_trace=False)  # deprecated, and it warns
kinds = [node.kind() for node in traced.graph.nodes() if node.kind() != "prim::Constant"]
print("trace with values:", *kinds, "| other sign:", traced(minus).tolist(), "where f gives", f(minus).tolist())


def show(gm, inputs):
    print("   a graph:", calls(gm))
    return gm


print("read the bytecode:")
compiled = torch.compile(f, backend=show)
print("   results:", compiled(plus).tolist(), compiled(minus).tolist())

print("let the program say it:")
both = lambda x: torch.cond(x.sum() > 0, lambda x: x * 2, lambda x: x + 10, (x,))  # noqa: E731
whole = make_fx(both, tracing_mode="fake")(plus)
print("   a graph:", calls(whole), "| results:", whole(plus).tolist(), whole(minus).tolist())
