"""Two passes of TorchScript on a graph: who may alias whom, and rewriting by pattern"""

import torch

PATTERN = """graph(%x):
  %r = aten::relu(%x)
  return (%r)"""
SOURCE = """
def f(x):
    row = x.view(-1)
    before = x + 1
    row.add_(1)
    return before, torch.relu(x)
"""


def calls(graph):
    return [node for node in graph.nodes() if node.kind().startswith("aten")]


def run(graph):
    return [t.item() for t in torch._C._create_function_from_graph("g", graph)(torch.tensor([-0.5]))]


graph = torch.jit.CompilationUnit(SOURCE).f.graph
alias = graph.alias_db()
x, (view, before, write, relu) = next(iter(graph.inputs())), calls(graph)
for name, node in (("the view", view), ("x + 1", before)):
    shared, written = alias.may_contain_alias(x, node.output()), alias.has_writers(node.output())
    print(f"{name} may share memory with x: {shared}; something writes to it: {written}")
print("x + 1 may move behind the write:", alias.move_after_topologically_valid(before, write))
print("relu may move before the write:", alias.move_before_topologically_valid(relu, write))

graph = torch.jit.CompilationUnit(SOURCE).f.graph
print("order:", ", ".join(n.kind() for n in calls(graph)), "->", run(graph))
torch._C._jit_pass_custom_pattern_based_rewrite_graph(PATTERN, PATTERN, graph)
print("relu rewritten to relu:", ", ".join(n.kind() for n in calls(graph)), "->", run(graph))
