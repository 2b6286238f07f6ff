"""Three habits of a tinygrad user: when work is done, when a step is allowed, what a condition is"""

# requires: tinygrad
import _habits
import torch

TINYGRAD = """
import os
os.environ["DEV"] = "PYTHON"
from tinygrad import Context, GlobalCounters, Tensor, nn
def kernels(work):
    before = GlobalCounters.kernel_count
    work()
    return GlobalCounters.kernel_count - before
x = Tensor([1.0, 2.0]).realize()
def step(training):
    w = Tensor([1.0])
    optimizer = nn.optim.SGD([w], lr=1.0)
    (w * 3).sum().backward()
    with Context(TRAINING=training):
        optimizer.step()
    return w
"""
TORCH = """
from torch.utils._python_dispatch import TorchDispatchMode
class Counter(TorchDispatchMode):
    count = 0
    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        self.count += 1
        return func(*args, **(kwargs or {}))
def operators(work):
    with Counter() as mode:
        work()
    return mode.count
x = torch.tensor([1.0, 2.0])
def step(training):
    w = torch.nn.Parameter(torch.tensor([1.0]))
    torch.nn.Module().train(bool(training))
    (w * 3).sum().backward()
    torch.optim.SGD([w], lr=1.0).step()
    return w
"""
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
