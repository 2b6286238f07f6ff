"""One change at a time: which guard notices it, and which change no guard notices"""

import _guards
import torch

SCALE, operation = 3, torch.sin


def f(x, y, n, items, table, flag):
    out = operation(x) * n + y + table["a"] + SCALE
    return out if flag is None else out + len(items)


x, y = torch.ones(2, 3), torch.zeros(2, 3)
values = {"x": x, "y": y, "n": 2, "items": [1], "table": {"a": 1}, "flag": True}
torch.compile(f, backend="eager")(**values)


def tell(what, **changed):
    said, _ = _guards.why_not(f, **(values | changed))
    print(f"{what:18} {said}")


tell("other data", x=x + 1)
tell("dtype", x=x.double())
tell("size", x=torch.ones(2, 4))
tell("rank", x=torch.ones(3))
tell("strides", x=torch.ones(3, 2).t())
tell("requires_grad", x=torch.ones(2, 3, requires_grad=True))
tell("Parameter", x=torch.nn.Parameter(x, requires_grad=False))
tell("the same twice", y=x)
tell("int", n=3)
tell("int to float", n=2.0)
tell("list, other item", items=[9])
tell("list, longer", items=[1, 2])
tell("dict, other key", table={"a": 1, "b": 2})
tell("dict, other value", table={"a": 2})
tell("None or not", flag=None)
with torch.no_grad():
    tell("no_grad")
with torch.autocast("cpu"):
    tell("autocast")
operation = torch.cos
tell("another global")
