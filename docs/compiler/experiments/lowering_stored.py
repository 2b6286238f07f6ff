"""When a value is stored: how many reads a sum of inputs may gather, and a light operator in place of a heavy one"""

# requires: g++

import torch
from _lower import written


def f(x, light):
    a = x * 3
    b = x.sin() if light else x.exp()
    c = a + b
    d = b.t() * a
    return c.sum(-1), d[:2], torch.relu(d) @ x


for light in (False, True):
    operations = written(lambda x: f(x, light), torch.ones(8, 8)).graph.operations
    print("sin" if light else "exp", f"used twice: {len(operations)} operations")

for inputs in (13, 14, 20):
    found = written(lambda *tensors: sum(tensors), *(torch.ones(8) for _ in range(inputs)))
    reads = [len(operation.get_read_names()) for operation in found.graph.operations]
    kernels = found.code.count("cpp_pybinding(")
    nodes = [type(node).__name__ for node in found.graph.scheduler.nodes]
    print(f"{inputs} inputs added: operations that read {reads}, after fusion {nodes}, kernels {kernels}")
