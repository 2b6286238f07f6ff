"""A branch and a loop as operators, beside a Python loop"""

import torch
from torch._higher_order_ops import while_loop


class Branch(torch.nn.Module):
    def forward(self, x):
        return torch.cond(x.sum() > 0, torch.sin, torch.cos, (x,))


class Loop(torch.nn.Module):
    def forward(self, x, n):
        start = torch.zeros((), dtype=torch.int64)
        return while_loop(lambda i, y: i < n, lambda i, y: (i + 1, y * 2), (start, x))[1]


class PythonLoop(torch.nn.Module):
    def forward(self, x):
        for _ in range(4):
            x = x * 2
        return x


def show(graph, depth=1):
    for node in graph.graph.nodes:
        if node.op == "get_attr":
            print("  " * depth + f"{node.target}:")
            show(getattr(graph, node.target), depth + 1)
        elif node.op == "call_function":
            print("  " * depth + f"{node.name} = {node.target}")


x = torch.ones(3)
for model, inputs in ((Branch(), (x,)), (Loop(), (x, torch.tensor(4))), (PythonLoop(), (x,))):
    program = torch.export.export(model, inputs)
    print(type(model).__name__)
    show(program.graph_module)
    if isinstance(model, Branch):
        print("  negative input, cosine:", torch.equal(program.module()(-x), torch.cos(-x)))
    if isinstance(model, Loop):
        print("  six rounds in place of four:", program.module()(x, torch.tensor(6)).tolist())
