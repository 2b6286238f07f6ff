"""Side effects: what Dynamo's code does to lists, attributes, globals and dictionaries, and when"""

import _dynamos_code
import torch
from torch._dynamo import convert_frame

torch._dynamo.config.record_runtime_overhead = False  # leaves the profiler's instructions out


class Box:
    pass


log, box, calls = [], Box(), 0


def f(x, table):
    global calls
    calls += 1
    log.append(x.shape[0])
    log.append("again")
    box.last = x + 1
    table["double"] = x * 2
    log.pop()
    fresh = Box()
    fresh.value = x.sin()
    return fresh.value


def backend(graph_module, inputs):
    def run(*args):
        print("while the graph runs:", log, vars(box), calls)
        return graph_module.forward(*args)

    return run


names = {}
convert_frame.register_bytecode_hook(lambda old, new: print(*_dynamos_code.statements(new, names), sep="\n"))
torch.compile(f, backend=backend)(torch.ones(3), {})
print("afterwards:", log, vars(box).keys(), calls)
