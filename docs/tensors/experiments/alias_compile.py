"""What torch.compile makes of views: a graph that writes nothing, and outputs that alias again"""

# limit: 120
import torch
from torch._dynamo.backends.common import aot_autograd


def show(graph, inputs):
    """A backend that prints the graph it is given."""
    print("   ", "\n    ".join(line.split(";")[0].strip() for line in graph.code.strip().splitlines()[1:]))
    return graph


def shares(a, b):
    return a.untyped_storage()._cdata == b.untyped_storage()._cdata


def write(x):
    flat = x.view(-1)
    flat.add_(1)
    twice = x * 2
    return flat, twice, twice.t()


def two(a, b):
    a.add_(1)
    return b * 2


def windows(x):
    x.as_strided((3, 2), (1, 1)).add_(1)
    return x


compiled = {f.__name__: torch.compile(f, backend=aot_autograd(fw_compiler=show)) for f in (write, two, windows)}
print("a view is written and returned:")
x = torch.zeros(2, 3)
flat, twice, turned = compiled["write"](x)
print("  flat shares with x:", shares(flat, x), "- twice with its transpose:", shares(twice, turned))
print("  x:", x.tolist(), "- version", x._version, "- flat._base is x:", flat._base is x)
print("two tensors of their own, then two views that overlap:")
compiled["two"](torch.zeros(3), torch.zeros(3))
base, again = torch.zeros(4), torch.zeros(4)
print("  compiled", compiled["two"](base[:3], base[1:]).tolist(), "eager", two(again[:3], again[1:]).tolist())
torch._dynamo.reset()
print("two views that overlap, then two tensors of their own:")
base = torch.zeros(4)
print("  compiled", compiled["two"](base[:3], base[1:]).tolist())
try:
    compiled["two"](torch.zeros(3), torch.zeros(3))
except RuntimeError as error:
    print("  refused:", str(error).split(",")[0])
print("windows that overlap:")
print("  compiled", compiled["windows"](torch.zeros(4)).tolist(), "eager", windows(torch.zeros(4)).tolist())
