"""Eight habits of a NumPy or JAX user that give another answer or an error in PyTorch"""

# requires: jax
import _habits
import torch

JAX = """
from jax import numpy as np
a, i, big = np.array([1.0, 2.0, 6.0]), np.array([1, 2]), np.zeros((2, 3, 4))
m = np.array([[1.0, 5.0], [7.0, 3.0]])
six = np.arange(6)
"""
TORCH = """
a, i, big = torch.tensor([1.0, 2.0, 6.0]), torch.tensor([1, 2]), torch.zeros(2, 3, 4)
m = torch.tensor([[1.0, 5.0], [7.0, 3.0]])
six = torch.arange(6)
"""
HABITS = [
    ("the variance", ["np.var(a)"], ["torch.var(a)", "torch.var(a, correction=0)"]),
    ("the largest along an axis", ["np.max(m, axis=1)"], ["tuple(torch.max(m, dim=1))", "torch.amax(m, dim=1)"]),
    ("a split into two", ["len(np.split(six, 2))"], ["len(torch.split(six, 2))", "len(torch.tensor_split(six, 2))"]),
    (
        "all axes reversed",
        ["np.transpose(big).shape"],
        ["tuple(big.transpose(0, 2).shape)", "tuple(big.permute(2, 1, 0).shape)"],
    ),
    ("an index that is too large", ["a[10]"], ["a[10]"]),
    ("the mean of integers", ["np.mean(i)"], ["torch.mean(i)", "torch.mean(i, dtype=torch.float32)"]),
    ("each element twice", ["np.repeat(i, 2)"], ["i.repeat(2)", "i.repeat_interleave(2)"]),
    ("backwards", ["a[::-1]"], ["a[::-1]", "a.flip(0)"]),
]
_habits.compare("jax", "JAX", JAX, torch, TORCH, HABITS)
print("NumPy, the same eight in order")
with_numpy = JAX.replace("from jax import numpy as np", "import numpy as np")
_habits.told(with_numpy, [text for _, theirs, _ in HABITS for text in theirs])
