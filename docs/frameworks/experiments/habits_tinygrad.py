"""Three habits of a tinygrad user: when work is done, when a step is allowed, what a condition is"""

# requires: tinygrad
import _habits
import torch
from _counting import TINYGRAD, TORCH

HABITS = [
    (
        "a sum that nobody reads",
        ["kernels(lambda: (x * 2 + 1).sum())", "kernels(lambda: (x * 2 + 1).sum().item())"],
        ["operators(lambda: (x * 2 + 1).sum())"],
    ),
    ("a step outside of training", ["step(1)", "step(0)"], ["step(1)", "step(0)"]),
    ("a condition on a value", ["bool(x.sum() > 0)", "x.sum().item() > 0"], ["bool(x.sum() > 0)"]),
]
_habits.compare("tinygrad", "tinygrad", TINYGRAD, torch, TORCH, HABITS)
