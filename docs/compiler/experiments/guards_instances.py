"""Many instances of one module class: when they share an entry, and when each needs its own"""

import logging

import torch

torch._logging.set_logs(dynamo=logging.ERROR)
count = []


class Block(torch.nn.Module):
    def __init__(self, number, scale=None):
        super().__init__()
        self.linear, self.number = torch.nn.Linear(2, 2), number
        self.scale = torch.tensor(scale)

    def forward(self, x):
        return self.linear(x) * self.scale


class Numbered(Block):
    def forward(self, x):
        return self.linear(x) * self.number


class Counting(Block):
    def forward(self, x):
        self.number += 1
        return self.linear(x)


def backend(graph_module, inputs):
    count.append(graph_module)
    return graph_module.forward


def tell(what, modules, make_backend=lambda: backend, **settings):
    torch._dynamo.reset()
    count.clear()
    for module in modules:
        torch.compile(module, backend=make_backend(), **settings)(torch.ones(2))
    print(f"{what:36} {len(modules)} calls, {len(count)} compilations")


tell("twelve alike", [Block(0, 1.0) for _ in range(12)])
tell("another tensor in each", [Block(0, float(n)) for n in range(12)])
tell("another unused int in each", [Block(n, 1.0) for n in range(12)])
tell("another int in each, used", [Numbered(n, 1.0) for n in range(12)])
tell("   with isolate_recompiles", [Numbered(n, 1.0) for n in range(12)], isolate_recompiles=True)
tell("one that counts its calls", [Counting(0, 1.0)] * 12)
with torch._dynamo.config.patch(allow_unspec_int_on_nn_module=True):
    tell("   with allow_unspec_int", [Counting(0, 1.0)] * 12)
    tell("   and another int in each, used", [Numbered(n, 1.0) for n in range(12)])
tell(
    "twelve alike, a new backend each",
    [Block(0, 1.0) for _ in range(12)],
    lambda: lambda gm, inputs: backend(gm, inputs),
)
