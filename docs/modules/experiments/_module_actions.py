"""Random assignments, deletions, moves, loads and calls on a tree of modules, and all that can be seen of it."""

import copy
import random

import torch
from _module import Module
from torch import nn

NAMES = "abcd"


class Model(Module):
    def forward(self, x):
        return sum((p.sum() for _, p in self.named_parameters()), x)


class Real(nn.Module):
    forward = Model.forward


def value(kind, draw, side):
    """A new value of this kind; the same numbers on both sides."""
    tensor = torch.arange(float(draw.choice((2, 3))))
    plain = {"None": None, "number": 7, "list": [nn.Parameter(tensor)], "tensor": tensor}
    made = {"parameter": nn.Parameter, "buffer": nn.Buffer, "module": lambda _: side()}
    return made[kind](tensor) if kind in made else plain[kind]


KINDS = ("parameter", "parameter", "buffer", "tensor", "module", "module", "None", "number", "list", "shared")
ACTIONS = ("assign",) * 12 + ("delete", "double", "float", "mode", "load", "load", "copy", "call")


def act(seed, side):
    """Twenty random actions on one tree; after each, all that can be seen of it."""
    draw, root = random.Random(seed), side()
    for _ in range(20):
        modules = [m for m in tree(root) if m is not None]
        module, name, action = draw.choice(modules), draw.choice(NAMES), draw.choice(ACTIONS)
        kind, chance, error = draw.choice(KINDS), draw.random(), ""
        try:
            if action == "assign":
                shared = [p for _, p in root.named_parameters()]
                new = shared[int(chance * len(shared))] if kind == "shared" and shared else None
                setattr(module, name, new if new is not None else value(kind.replace("shared", "None"), draw, side))
            elif action == "delete":
                delattr(module, name)
            elif action in ("double", "float"):
                (root.apply if side is Model else root._apply)(getattr(torch.Tensor, action))
            elif action == "mode":
                module.train(chance < 0.5)
            elif action == "load":
                state = {k: v + 1 for k, v in module.state_dict().items()}
                if chance < 0.5 and state:
                    state[sorted(state)[0]] = torch.zeros(5)
                module.load_state_dict(state)
            elif action == "copy":
                root = copy.deepcopy(root)
            else:
                hook(module, side, chance)
                yield "result", module(torch.ones(1)).item()
        except Exception as e:
            error = type(e).__name__
        yield action, error, seen(root)


def tree(module):
    """The modules below and with this one, each time that it is met."""
    return [module] + [m for child in module._modules.values() if child is not None for m in tree(child)]


def hook(module, side, chance):
    """A forward pre-hook that replaces the input, or a forward hook that replaces the result."""
    before, after = (lambda m, args: args[0] * 2), (lambda m, args, out: out + 1)
    if side is Model:
        (module.before if chance < 0.5 else module.after).append(before if chance < 0.5 else after)
    else:
        register = module.register_forward_pre_hook if chance < 0.5 else module.register_forward_hook
        register(before if chance < 0.5 else after)


def seen(root):
    parameters = list(root.named_parameters())
    objects = {id(p): i for i, (_, p) in enumerate(parameters)}
    held = [[(n, objects.get(id(p))) for n, p in m._parameters.items()] for m in tree(root)]
    state = [(name, t.dtype, t.tolist()) for name, t in root.state_dict().items()]
    return [name for name, _ in parameters], held, state, [m.training for m in tree(root)]
