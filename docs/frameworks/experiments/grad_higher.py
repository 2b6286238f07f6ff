"""Derivatives of a derivative: what each order adds in three systems"""

# requires: jax, tinygrad
import _other
import torch


def in_jax():
    import jax

    f = lambda x: jax.numpy.sin(x) * x
    for order in range(4):
        eqns = jax.make_jaxpr(f)(2.0).eqns
        sines = sum(e.primitive.name == "sin" for e in eqns)
        print("JAX, order", order, "equations:", len(eqns), "value:", round(float(f(2.0)), 3), "sines:", sines)
        f = jax.grad(f)


def in_tinygrad():
    import os

    os.environ["DEV"] = "PYTHON"
    from tinygrad import Tensor

    x = Tensor([2.0])
    y = (x.sin() * x).sum()
    for order in range(4):
        print("tinygrad, order", order, "operations:", len(y.uop.toposort()), "value:", round(y.item(), 3))
        y = y.gradient(x)[0].sum()


def nodes(y):
    found, waiting = set(), [y.grad_fn]
    while waiting:
        node = waiting.pop()
        if node is not None and node not in found:
            found.add(node)
            waiting += [n for n, _ in node.next_functions]
    return len(found)


x = torch.tensor(2.0, requires_grad=True)
y = torch.sin(x) * x
for order in range(4):
    print("PyTorch, order", order, "nodes:", nodes(y), "value:", round(y.item(), 3))
    (y,) = torch.autograd.grad(y, x, create_graph=True)
print(_other.run("jax", in_jax))
print(_other.run("tinygrad", in_tinygrad))
