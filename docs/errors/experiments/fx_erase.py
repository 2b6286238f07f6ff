"""A node is erased that another still reads"""

# raises: RuntimeError
import torch


def f(x):
    return torch.relu(x) * 2


graph = torch.fx.symbolic_trace(f).graph
for node in graph.find_nodes(op="call_function", target=torch.relu):
    graph.erase_node(node)
