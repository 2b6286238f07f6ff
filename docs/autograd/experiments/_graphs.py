"""Random graphs for `toy_engine`: the calls, and PyTorch's gradients and order of nodes."""

import random

import torch


class Cut(torch.autograd.Function):
    """The identity, whose derivative in Python hands on no gradient."""

    forward = staticmethod(lambda ctx, x: x.clone())
    backward = staticmethod(lambda ctx, grad: None)


stack, zeros = torch.stack, torch.zeros(3, dtype=torch.float64)
OPS = {  # number of inputs, forward, formula of the derivative
    "sin": (1, torch.sin, lambda a: lambda g: [g * a.cos()]),
    "exp": (1, torch.exp, lambda a: lambda g: [g * a.exp()]),
    "mul": (2, torch.mul, lambda a, b: lambda g: [g * b, g * a]),
    "cut": (1, Cut.apply, lambda a: lambda g: [None]),
    "add": (2, torch.add, lambda a, b: lambda g: [g, g]),
    "stack": (3, lambda *a: stack(a), lambda *a: lambda g: g.unbind()),
    "unbind": (1, torch.unbind, lambda a: lambda *g: [stack([zeros if x is None else x for x in g])]),
}


def needs_grad(leaf):
    return leaf % 4 > 0  # every fourth leaf needs none


def grads(leaves):
    return stack([zeros - 1e9 if x.grad is None else x.grad for x in leaves])


def run(seed):
    """Make a random graph; return its data, calls and roots, and what PyTorch's backward gave: gradients, order."""
    pick, ran, calls, names = random.Random(seed), [], [], {}
    data = torch.rand([6, 24][seed % 2], 3, dtype=torch.float64, generator=torch.Generator().manual_seed(seed))
    values = [x.clone().requires_grad_(needs_grad(i)) for i, x in enumerate(data)]
    for i in filter(needs_grad, range(len(data))):
        names[torch.autograd.graph.get_gradient_edge(values[i]).node] = f"leaf {i}"
    for step in range(pick.randint(10, 30)):
        name = pick.choice([*OPS, "mul", "add", "stack"])
        dims = {"stack": 1, "unbind": 2}.get(name, pick.choice([1, 1, 2]))
        if places := [i for i, v in enumerate(values) if v.dim() == dims]:
            calls.append((f"{step} {name}", *OPS[name][1:], pick.choices(places, k=OPS[name][0])))
            out = OPS[name][1](*(values[i] for i in calls[-1][-1]))
            values += out if isinstance(out, tuple) else [out]
            names[values[-1].grad_fn] = calls[-1][0]
    roots = pick.sample([i for i, v in enumerate(values) if v.requires_grad], pick.randint(1, 5))
    for node in filter(None, names):
        node.register_prehook(lambda _, name=names[node]: ran.append(name))
    torch.autograd.backward([values[i] for i in roots], [torch.ones_like(values[i]) for i in roots])
    return data, calls, roots, grads(values[: len(data)]), ran
