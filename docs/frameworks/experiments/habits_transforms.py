"""Seven habits of a JAX user: transforms of functions"""

# requires: jax
import _habits
import torch

JAX = """
import jax
from jax import numpy as np
f = lambda x: np.sin(x) * x
x = 2.0
w, rows = np.ones(3), np.arange(6.0).reshape(2, 3)
loss = lambda p: (p["w"] * 3.0 + p["b"]) ** 2
half_known = lambda x: x * jax.lax.stop_gradient(x)
params = {"w": 2.0, "b": 1.0}
"""
TORCH = """
f = lambda x: torch.sin(x) * x
x = torch.tensor(2.0)
w, rows = torch.ones(3), torch.arange(6.0).reshape(2, 3)
loss = lambda p: (p["w"] * 3.0 + p["b"]) ** 2
half_known = lambda x: x * x.detach()
params = {"w": torch.tensor(2.0), "b": torch.tensor(1.0)}
layer = torch.nn.Linear(1, 1)
of_layer = lambda p: torch.func.functional_call(layer, p, torch.ones(1, 1)).sum()
"""
HABITS = [
    ("the gradient is a function", ["jax.grad(f)(x)"], ["torch.func.grad(f)(x)"]),
    ("value and gradient at once", ["jax.value_and_grad(f)(x)"], ["torch.func.grad_and_value(f)(x)"]),
    (
        "one argument is a batch",
        ["jax.vmap(np.dot, in_axes=(None, 0))(w, rows)"],
        ["torch.vmap(torch.dot, in_dims=(None, 0))(w, rows)"],
    ),
    ("a second derivative", ["jax.hessian(f)(x)"], ["torch.func.hessian(f)(x)"]),
    ("a derivative forwards", ["jax.jvp(f, (x,), (1.0,))"], ["torch.func.jvp(f, (x,), (torch.tensor(1.0),))"]),
    ("a part without gradient", ["jax.grad(half_known)(x)"], ["torch.func.grad(half_known)(x)"]),
    (
        "parameters in a dictionary",
        ["jax.grad(loss)(params)"],
        ["torch.func.grad(loss)(params)", "torch.func.grad(of_layer)(dict(layer.named_parameters()))"],
    ),
]
_habits.compare("jax", "JAX", JAX, torch, TORCH, HABITS)
