"""What a compiler sees of an operator by custom_op and of one by triton_op"""

import logging
import os

os.environ["TRITON_INTERPRET"] = "0"  # tracing wants the kernel; nobody runs it
import _ways
import torch
from torch._dynamo.backends.common import aot_autograd

logging.disable()  # without a GPU Triton warns that it cannot analyse the kernel
_ways.python.register_fake(lambda gate, up, beta=1.0: torch.empty_like(gate))


def show(graph, inputs):
    for node in graph.graph.nodes:
        if node.op == "call_function" and "getitem" not in node.name:
            print("   ", node.target)
    results = len(graph.graph.output_node().args[0])
    return lambda *inputs: [torch.empty(100) for _ in range(results)]  # not compiled


for operator in (_ways.python, _ways.by_triton):
    print(operator._name)
    backend = aot_autograd(fw_compiler=show)
    model = lambda gate, up: operator(gate + 1, up) * 2
    model = torch.compile(model, backend=backend, fullgraph=True)
    model(torch.ones(100), torch.ones(100))
