"""A loop of n turns: what is in the program, as a Python loop and as a loop of the compiler"""

# requires: jax
import _other
import torch
from torch._higher_order_ops.scan import scan
from torch.fx.experimental.proxy_tensor import make_fx


def in_jax(turns):
    import jax

    def unrolled(x, n):
        for _ in range(n):
            x = jax.numpy.sin(x)
        return x

    def scanned(x, n):
        return jax.lax.scan(lambda x, _: (jax.numpy.sin(x), None), x, length=n)[0]

    for f in (unrolled, scanned):
        sizes = [len(jax.make_jaxpr(f, static_argnums=1)(1.0, n).eqns) for n in turns]
        print(f"JAX, {f.__name__}: equations for {turns[0]} and {turns[1]} turns:", *sizes)


def unrolled(x, steps):
    for _ in range(steps.shape[0]):
        x = x.sin()
    return x


def scanned(x, steps):
    return scan(lambda x, _: (x.sin(), x.clone()), x, steps)[0]


TURNS = (10, 100)
for f in (unrolled, scanned):
    graphs = [make_fx(f)(torch.ones(1), torch.zeros(n, 1)).graph for n in TURNS]
    calls = [sum(node.op == "call_function" for node in graph.nodes) for graph in graphs]
    print(f"PyTorch, {f.__name__}: calls for {TURNS[0]} and {TURNS[1]} turns:", *calls)
print(_other.run("jax", in_jax, TURNS))
