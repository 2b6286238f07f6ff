"""A size that nobody knows yet: unbacked symbols, what the compiler assumes of them, and four ways to branch"""

import _shapes
import torch
from torch.fx.experimental.symbolic_shapes import guard_or_false

x = torch.tensor([4, 0, 3])


def branch(x):
    n = x[0].item()
    return x * 2 if n > 3 else x + 1


def checked(x):
    n = x[0].item()
    torch._check(n > 3)
    return x * 2 if n > 3 else x + 1


def either(x):
    n = x[0].item()
    return x * 2 if guard_or_false(n > 3) else x + 1


def both(x):
    n = x[0].item()
    return torch.cond(n > 3, lambda x: x * 2, lambda x: x + 1, (x,))


programs = {
    "item": lambda x: x * x[0].item(),
    "zeros(item)": lambda x: torch.zeros(x[0].item()),
    "nonzero": lambda x: x.nonzero(),
    "x[x > 0] + x": lambda x: x[x > 0] + x,
    "branch": branch,
    "torch._check": checked,
    "guard_or_false": either,
    "torch.cond": both,
}
for title, fn in programs.items():
    before = len(_shapes.compilations)
    said = _shapes.run(fn, (x,), (x * 0,), fullgraph=True)
    errors = [s for s in said if s[0] != "[" and s != "-"]
    known = ""
    if len(_shapes.compilations) > before:
        env = _shapes.compilations[before][1]
        ranges = [f"{s} in {r}" for s, r in env.var_to_range.items()]
        asserts = [str(a.expr) for many in env.deferred_runtime_asserts.values() for a in many]
        known = "; ".join([*ranges, *(f"at run time {a}" for a in asserts)])
    print(f"{title:15} {known or 'not compiled':42} {len(_shapes.compilations) - before} graphs", *errors)
