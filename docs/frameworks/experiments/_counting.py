"""What both sides of `habits_tinygrad` have before the questions"""

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
