"""An `if` on a value under `vmap`, and two ways to write it without one"""

# requires: jax
import _other
import torch


def in_jax():
    import jax
    from jax import numpy as np

    x = np.array([1.0, -1.0])
    for batch in x, x[:1]:
        try:
            jax.vmap(lambda x: x * 2 if x > 0 else x * 10)(batch)
        except Exception as error:
            print("JAX, vmap of an if, batch of", len(batch), type(error).__name__)
    print("JAX, vmap of where:", jax.vmap(lambda x: np.where(x > 0, x * 2, x * 10))(x).tolist())
    both = lambda x: jax.lax.cond(x > 0, lambda x: x * 2, lambda x: x * 10, x)
    print("JAX, vmap of lax.cond:", jax.vmap(both)(x).tolist(), end="; ")
    print("its program:", *sorted({e.primitive.name for e in jax.make_jaxpr(jax.vmap(both))(x).eqns}))


x = torch.tensor([1.0, -1.0])
try:
    torch.vmap(lambda x: x * 2 if x > 0 else x * 10)(x)
except RuntimeError as error:
    print("PyTorch, vmap of an if:", str(error)[:68])
print("PyTorch, vmap of where:", torch.vmap(lambda x: torch.where(x > 0, x * 2, x * 10))(x).tolist())
both = lambda x: torch.cond(x > 0, lambda x: x * 2, lambda x: x * 10, (x,))
print("PyTorch, vmap of cond:", torch.vmap(both)(x).tolist())
print(_other.run("jax", in_jax))
