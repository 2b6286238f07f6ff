"""A training step of five lines, and the operators that each line calls"""

import linecache
import traceback

import torch
from torch.utils._python_dispatch import TorchDispatchMode

torch.manual_seed(0)
model = torch.nn.Linear(4, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1, foreach=False)
x, y = torch.randn(8, 4), torch.randn(8, 1)


def step():
    # --8<-- [start:step]
    prediction = model(x)
    loss = (prediction - y).square().mean()
    loss.backward()
    optimizer.step()
    optimizer.zero_grad()
    # --8<-- [end:step]
    print("node of the prediction:", prediction.grad_fn.name())


class Listing(TorchDispatchMode):
    """Notes each operator that is about to reach a kernel, and the line of `step` that is running."""

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        frame = next(f for f, _ in traceback.walk_stack(None) if f.f_code is step.__code__)
        line = linecache.getline(frame.f_code.co_filename, frame.f_lineno).strip()
        called.setdefault(line, []).append(func.overloadpacket.__name__)
        return func(*args, **(kwargs or {}))


called = {}
before = model.weight.data_ptr()
with Listing():
    step()
print("the weight lies where it lay:", model.weight.data_ptr() == before)
total = 0
for line, operators in called.items():
    names = [name for name in operators if not name.startswith("_record")]
    total += len(names)
    print(f"{line} ({len(names)} operators)\n    {' '.join(names)}")
print(f"the five lines: {total} operators")
