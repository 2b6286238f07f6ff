"""A size becomes a symbol: its name, its value now, its range, where it is read from, and what is computed with it"""

import _shapes
import torch


def f(x):
    rows, columns = x.shape
    return x.reshape(rows * columns).sum() / (rows + 1)


print("compiled for:", *_shapes.run(f, (torch.ones(4, 3),), (torch.ones(6, 3),), (torch.ones(9, 3),)), sep="\n   ")
graph_module, env = _shapes.compilations[-1]
print("symbols:")
for symbol, value in env.backed_var_to_val.items():
    source = env.var_to_sources[symbol][0].name
    print(f"   {symbol} is {value} now, range {env.var_to_range[symbol]}, read from {source}")
print("graph:")
for node in graph_module.graph.nodes:
    value = node.meta.get("example_value")
    if isinstance(value, torch.SymInt):
        print(f"   {node.op:13} {node.name:6} = {value}, {type(value).__name__} with the hint {value.node.hint}")
    elif node.op.startswith("call"):
        print(f"   {node.op:13} {node.name:6} of shape {tuple(map(str, value.shape))}")
