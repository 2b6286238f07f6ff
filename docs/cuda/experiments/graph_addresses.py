"""Addresses that a graph has recorded, and who else may come to use them"""

# requires: pretended-gpu
import torch

from guide.experiments import pretended

MIB = 1 << 20
at = pretended.name


def floats():
    return torch.ones(MIB, device="cuda")


def captured(run, *arguments, pool=None):
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph, pool=pool):
        out = run(*arguments)
    return graph, out


x = floats()
pretended.calls()
graph, _ = captured(x.zero_)
print("x lies at", at(x), "- captured:", pretended.calls("cudaMemset")[0])
x = floats()
print("x = another tensor, at", at(x), "- the graph still writes to the first")
graph, out = captured(x.zero_)
place = at(x)
del x, out
other = floats()
fate = "- which a replay sets to 0" if at(other) == place else ""
print("captured again, then dropped; a new tensor lies at", at(other), fate)

for make in floats, lambda: torch.nested.nested_tensor([floats()], layout=torch.jagged):
    x, graph = make(), torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph, check_input_liveness=True):
        y = x * 2
    print("with check_input_liveness,", "a nested tensor:" if x.is_nested else "a tensor:", end=" ")
    del x
    try:
        graph.replay()
        print("dropped and replayed")
    except RuntimeError as error:
        print(str(error).partition(". ")[0].splitlines()[0])

print("\nthree graphs in one pool")
y = floats()
first, kept = captured(y.mul, 2)
second, beside = captured(y.mul, 2, pool=first.pool())
print("the first's result is held:", at(kept), "and", at(beside))
place = at(kept)
del kept
third, over = captured(y.mul, 2, pool=first.pool())
print("it is dropped, then:", at(over), "- where the first one writes" if at(over) == place else "")
