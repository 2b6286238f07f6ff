"""Random programs over tensors for the toy Dynamo, and a text by which two graphs can be compared."""

import random
import types

import torch


def scaled(x, k=2):
    return torch.cos(x) * k


def talking(x):
    y = x.exp()
    print("", end="")
    return y - 1


CALLS = ["{a}.sin()", "torch.relu({a})", "-{a}", "{a} + {b}", "{a} * {b}", "{a} - 2", "{a} @ {b}", "{a}.t()"]
CALLS += ["torch.where({a} > 0, {a}, {b})", "{a}.sum(dim=0, keepdim=True) + {b}", "{a} * {a}.shape[0]"]
CALLS += [
    "scaled({a})",
    "scaled({a}, k=len({b}.shape))",
    "torch.stack([{a}, {b}], dim=0).sum(dim=0)",
    "{a}.clamp(min=0.5)",
]
LINES = ["{new} = {call}", "{new}, {b} = {b}, {call}", "{b} = {call}; {b} *= 0.5", "{new} = {a}.max(dim=1)[0] + {b}"]
LINES += [
    "pair = ({a}, {call}); {new} = pair[1]",
    "{new} = {call} if {a}.ndim == 2 else {b}",
    "n = {a}.size(1); {new} = {b} / n",
]
BREAKS = ["print('', end='')", "{new} = {a} + {b}.sum().item()", "{new} = talking({a}) + {b}"]
BREAKS += ["{new} = {a} if {b}.sum() > 0 else {b} * 3"]


def source(seed, breaks):
    """The text of a function of two or three tensors of 3 by 3 with 4 to 9 lines, so many of them breaks."""
    draw = random.Random(seed)
    names = list("xyz"[: draw.randint(2, 3)])
    lines = [draw.choice(LINES) for _ in range(draw.randint(4, 9))]
    for line in draw.sample(BREAKS, breaks):
        lines.insert(draw.randint(0, len(lines)), line)
    head, body = f"def f({', '.join(names)}):", []
    for n, line in enumerate(lines):
        a, b = draw.choice(names), draw.choice(names)
        body.append(line.format(a=a, b=b, new=f"v{n}", call=draw.choice(CALLS).format(a=a, b=b)))
        names += [f"v{n}"] if f"v{n}" in body[-1] else []
    return "\n    ".join([head, *body, f"return {', '.join(draw.sample(names, 2))}"])


def program(seed, breaks):
    """That function, and how many arguments it takes."""
    text = source(seed, breaks)
    space = {"torch": torch, "scaled": scaled, "talking": talking}
    exec(text, space)
    return types.FunctionType(space["f"].__code__, globals()), space["f"].__code__.co_argcount


def text(graph_module):
    """One line for each node: what it calls, on which earlier lines and constants."""
    at, lines = {}, []
    for n in graph_module.graph.nodes:
        at[n] = len(at)
        args = torch.fx.map_arg((n.args, n.kwargs), lambda m: f"%{at[m]}")
        what = n.op if n.op in ("placeholder", "output") else f"{n.op} {getattr(n.target, '__name__', n.target)}"
        lines.append(f"{what} {args}")
    return "\n".join(lines)
