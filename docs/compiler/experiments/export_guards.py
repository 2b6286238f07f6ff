"""Guards and asserts of exported programs that the model did not ask for, and one that it did"""

import torch
from torch._higher_order_ops import while_loop
from torch.export import Dim


class View(torch.nn.Module):
    def forward(self, x):
        return x.view(-1, 5, 3)


class Part(torch.nn.Module):
    def forward(self, x):
        return torch.cond(x.sum() > 0, lambda x: x[:1].clone(), lambda x: x.cos(), (x,))


class Loop(torch.nn.Module):
    def forward(self, x, n):
        start = torch.zeros((), dtype=torch.int64)
        return while_loop(lambda i, y: i < n, lambda i, y: (i + 1, y * 2), (start, x))[1]


def call(program, *inputs):
    try:
        return f"a result of shape {list(program(*inputs).shape)}"
    except (AssertionError, RuntimeError) as error:
        return f"{type(error).__name__}: {str(error).splitlines()[0]}"


view = torch.export.export(View(), (torch.ones(10, 3),), dynamic_shapes=({0: Dim.AUTO},)).module()
for rows in (10, 20, 5):
    print(
        f"View, {rows} rows: the model {call(View(), torch.ones(rows, 3))}; exported {call(view, torch.ones(rows, 3))}"
    )

part = torch.export.export(Part(), (torch.ones(3),))
asserts = [n.args[1].partition(" on node")[0] for n in part.graph.nodes if "_assert_scalar" in str(n.target)]
print("Part:", *asserts, sep="\n  ")
print("Part, both sides:", call(part.module(), torch.ones(3)), "and", call(part.module(), -torch.ones(3)))

loop = torch.export.export(Loop(), (torch.ones(3), 4)).module()
print("Loop, n=4:", call(loop, torch.ones(3), 4))
print("Loop, n=6:", call(loop, torch.ones(3), 6))
