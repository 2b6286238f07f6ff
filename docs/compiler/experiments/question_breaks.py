"""Which lines break a graph: each stands between two tensor operations"""

import logging
import textwrap
import warnings

import torch
from _lines import LINES, NAMES

torch._logging.set_logs(dynamo=logging.ERROR)
warnings.simplefilter("ignore")
count, broken = [], []


def backend(graph_module, inputs):
    count.append(graph_module)
    return graph_module.forward


def function(line):
    """`x.sin()`, the line, and `x.cos()`, as a function."""
    body = textwrap.indent(line, "    ")
    exec(f"def f(x):\n    x = x.sin()\n{body}\n    return x.cos()", NAMES, names := {})
    return names["f"]


for line in LINES.strip().splitlines():
    line = line.replace("\\n", "\n")
    torch._dynamo.reset()
    count.clear()
    f = function(line)
    torch.compile(f, backend=backend)(torch.ones(3))
    graphs = len(count)
    broken.append(graphs > 1)
    torch._dynamo.reset()
    try:
        torch.compile(f, backend=backend, fullgraph=True)(torch.ones(3))
        whole = "with fullgraph=True: one"
    except torch._dynamo.exc.TorchDynamoException as error:
        whole = f"with fullgraph=True: {type(error).__name__}"
    print(f"{line.replace(chr(10), '; '):60} {graphs} graph{'s' * (graphs != 1):1}  {whole}")
print(f"{len(broken)} lines, {sum(broken)} of them break the graph by default")
