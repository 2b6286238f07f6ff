"""The recompile limit: what runs after it, for old values, for new ones, and for what is called"""

import logging

import _guards
import torch

torch._logging.set_logs(dynamo=logging.ERROR)
compiled = []


def backend(graph_module, inputs):
    compiled.append(graph_module)
    return lambda *args: print("graph", end=" ") or graph_module.forward(*args)


def inner(x):
    return x.sin()


def f(x, name):
    return inner(x) + len(name)


def call(name, fn=None):
    before = len(compiled)
    print(f"{name:10}", end=" ")
    (fn or torch.compile(f, backend=backend))(torch.ones(2), name)
    print("| compiled", len(compiled) - before, "| entries", len(_guards.entries(f)))


for n in range(8):
    call("a" * n)
call("a" * 8)
call("aaa")
call("isolated", torch.compile(f, backend=backend, isolate_recompiles=True))
call("limit 20", torch.compile(f, backend=backend, recompile_limit=20))
torch._dynamo.reset()
print("after reset, with a limit of 10 for this torch.compile:")
for n in range(12):
    torch.compile(f, backend=backend, recompile_limit=10)(torch.ones(2), "a" * n)
print("| entries", len(_guards.entries(f)))
