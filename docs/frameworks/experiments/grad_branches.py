"""A Python `if` on a value, under the gradient and under the compiler"""

# requires: jax, tinygrad
import _other
import torch


def in_jax():
    import jax

    seen = []

    def f(x):
        seen.append(type(x).__name__)
        return x * 2 if x > 0 else x * 10

    print("JAX, grad:", jax.grad(f)(1.0), jax.grad(f)(-1.0), "x was a", *set(seen))
    try:
        jax.jit(jax.grad(f))(1.0)
    except jax.errors.TracerBoolConversionError as error:
        print("JAX, jit of grad:", str(error).splitlines()[0])
    both = lambda x: jax.lax.cond(x > 0, lambda x: x * 2, lambda x: x * 10, x)
    g = jax.jit(jax.grad(both))
    print("JAX, jit of grad of lax.cond:", g(1.0), g(-1.0), "compiled", g._cache_size(), "time")


def in_tinygrad():
    import os

    os.environ["DEV"] = "PYTHON"
    from tinygrad import Tensor

    x = Tensor([1.0])
    try:
        x * x if x.sum() > 0 else x * x * 5
    except TypeError as error:
        print("tinygrad:", error)
    y = x * x if x.item() > 0 else x * x * 5  # item() runs what is needed for it
    print("tinygrad, with item():", y.sum().gradient(x)[0].tolist())


def f(x):
    return x * 2 if x > 0 else x * 10


for start in (1.0, -1.0):
    x = torch.tensor(start, requires_grad=True)
    print("PyTorch, x =", start, "gradient", torch.autograd.grad(f(x), x)[0].item())
print(_other.run("jax", in_jax))
print(_other.run("tinygrad", in_tinygrad))
