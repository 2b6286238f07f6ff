"""Seven habits of a JAX user: keys, updates, trees, loops, shapes, programs, precision"""

# requires: jax
import _habits
import torch
from _state import JAX, TORCH

HABITS = [
    (
        "the same random numbers again",
        ["draw(key) == draw(key)", "draw(key) == draw(jax.random.split(key)[0])"],
        [
            "draw(generator) == draw(generator)",
            "draw(generator.manual_seed(1)) == draw(generator.manual_seed(1))",
            "_random.normal(key, (2,)).equal(_random.normal(key, (2,)))",
        ],
    ),
    (
        "an update that keeps the old",
        ["x.at[0].set(7)", "x"],
        ["x.index_put((torch.tensor([0]),), torch.tensor(7))", "x"],
    ),
    ("a function over a tree", ["jax.tree.map(np.size, tree)"], ["pytree.tree_map(torch.numel, tree)"]),
    ("a loop that carries a value", ["jax.lax.scan(step, 0, np.arange(1, 4))"], ["sums([1, 2, 3])"]),
    ("a shape without computing", ["jax.eval_shape(np.transpose, matrix).shape"], ["tuple(matrix.T.shape)"]),
    (
        "the program of a function",
        ["[e.primitive.name for e in jax.make_jaxpr(lambda x: np.sin(x) * x)(2.0).eqns]"],
        ["names(make_fx(lambda x: torch.sin(x) * x)(torch.tensor(2.0)))"],
    ),
    ("64 bits", ["np.ones(2, 'float64').dtype"], ["torch.ones(2, dtype=torch.float64).dtype"]),
]
_habits.compare("jax", "JAX", JAX, torch, TORCH, HABITS)
