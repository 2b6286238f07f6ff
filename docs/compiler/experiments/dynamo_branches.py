"""Three ways to break: at a branch, inside a called function, and in a loop"""

import logging

import _dynamos_code
import torch
from torch._dynamo import convert_frame

torch._logging.set_logs(dynamo=logging.ERROR)
torch._dynamo.config.record_runtime_overhead = False  # leaves the profiler's instructions out


def branch(x):
    y = x * 2
    if y.sum() > 0:
        return y.sin()
    return y.cos()


def talking(x):
    y = x + 1
    print("", end="")
    return y * 2


def calls(x):
    a = x.sin()
    return talking(a) * a


def loop(x):
    for _ in range(3):
        x = x * 2
        print("", end="")
    return x


def show(old, new):
    print(f"  {old.co_name.partition('_at_')[0]}:")
    for line in _dynamos_code.statements(new, names):
        print("   ", line)


convert_frame.register_bytecode_hook(show)
for fn, *settings in ((branch,), (calls,), (calls, "nested_graph_breaks"), (loop,)):
    torch._dynamo.reset()
    names = {}
    print(fn.__name__, *settings)
    with torch._dynamo.config.patch({setting: True for setting in settings}):
        torch.compile(fn, backend="eager")(torch.ones(2))
