"""An Interpreter of your own: which values are alive while a graph runs"""

import torch
from torch import fx


class Alive(fx.Interpreter):
    most = 0

    def run_node(self, node):
        result = super().run_node(node)
        held = [v for v in (*self.env.values(), result) if isinstance(v, torch.Tensor)]
        self.most = max(self.most, len({v.data_ptr() for v in held}))
        return result


def chain(x):
    for _ in range(10):
        x = x.sin()
    return x


def fan(x):
    parts = [x.sin() + i for i in range(5)]
    return sum(parts)


for function in (chain, fan):
    module = fx.symbolic_trace(function)
    for free in (True, False):
        alive = Alive(module, garbage_collect_values=free)
        alive.run(torch.ones(4))
        print(
            f"{function.__name__}: values dropped after their last use: {free!s:5}  tensors alive at most: {alive.most}"
        )
print(next(line.strip() for line in fx.symbolic_trace(chain).code.splitlines() if "sin_1" in line))
