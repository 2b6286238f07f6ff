"""What stands for each value while Dynamo reads the bytecode, before and after it is used"""

import torch
from torch._dynamo.symbolic_convert import InstructionTranslatorBase as Interpreter
from torch._dynamo.variables import LazyVariableTracker


def f(tensor, whole, text, pair, table, layer, function, unused):
    y = layer(tensor) + whole + len(text)
    y = function(y, pair[0]) + table["k"]
    return y, [whole]


def name(tracker):
    if isinstance(tracker, LazyVariableTracker) and not tracker.is_realized():
        return "not looked at"
    return type(tracker.realize()).__name__


first = {}


def step(self, original=Interpreter.step):
    if self.f_code is f.__code__:
        for local, tracker in self.symbolic_locals.items():
            first.setdefault(local, [name(tracker), ""])[1] = name(tracker)
    return original(self)


Interpreter.step = step


def backend(graph_module, inputs):
    for node in graph_module.graph.find_nodes(op="placeholder"):
        print("   ", node.meta["grapharg"].source.name)
    return graph_module.forward


layer = torch.nn.Linear(2, 2)
print("inputs of the graph:")
values = [torch.ones(2), 3, "four", (1, 2), {"k": torch.ones(2)}, layer, torch.add, object()]
torch.compile(f, backend=backend)(*values)
for local, (before, after) in first.items():
    print(f"{local:9} {before:14} then {after}")
