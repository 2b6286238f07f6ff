"""Lengths 4, 5, 6, 4 and 1: which call compiles again in three systems, and what a wrong length does"""

# requires: jax, tinygrad
import _lengths
import _other
import torch

LENGTHS = (4, 5, 6, 4, 1)


def in_jax(lengths):
    import jax
    from jax import export

    def f(x):
        return (x * 2).sum()

    fast, new = jax.jit(f), []
    for n in lengths:
        before = fast._cache_size()
        fast(jax.numpy.ones(n))
        new.append(fast._cache_size() - before)
    print("JAX, jit: compiled at each call", *new)
    (n,) = export.symbolic_shape("n")
    exported = export.export(jax.jit(f))(jax.ShapeDtypeStruct((n,), "float32"))
    print(
        "   exported for", exported.in_avals[0], "it gives", *(float(exported.call(jax.numpy.ones(n))) for n in lengths)
    )


for setting in (None, True, False):
    torch._dynamo.reset()
    compiled, new = [], []
    fast = torch.compile(
        lambda x: (x * 2).sum(), backend=lambda gm, _: compiled.append(gm) or gm.forward, dynamic=setting
    )
    for n in LENGTHS:
        before = len(compiled)
        fast(torch.ones(n))
        new.append(len(compiled) - before)
    print(f"PyTorch, dynamic={setting}: compiled at each call", *new)
print(_other.run("jax", in_jax, LENGTHS))
print(_other.run("tinygrad", _lengths.in_tinygrad))
