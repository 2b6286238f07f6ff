"""The model: a registry of custom operators; PyTorch brings tensors and `Function`."""

import ast
import re
from collections import defaultdict
from typing import NamedTuple

import torch
from torch.utils._pytree import tree_flatten, tree_leaves, tree_unflatten

# --8<-- [start:schema]
PART = re.compile(r"(\w+)(?:\(\w!?\))?(\[\])?(\?)? (\w+)(=.+)?")
TYPES = {  # what a call may bring, and what the kernel gets
    "Tensor": (torch.Tensor, lambda t: t),
    "int": ((int, torch.Tensor), int),
    "float": ((int, float, torch.Tensor), float),
    "bool": ((int, float, type(None), torch.Tensor), bool),
    "str": (str, str),
}


class Argument(NamedTuple):
    type: str
    many: str
    optional: str
    name: str
    default: str
    keyword: bool

    def take(self, value):
        one_tensor = self.type == "Tensor" and not self.many
        if value is None and (self.optional or one_tensor):
            return None
        accepted, become = TYPES[self.type]
        several = isinstance(value, (list, tuple))
        values = value if several else [value]
        fits = all(isinstance(v, accepted) and self.is_one(v) for v in values)
        if several != bool(self.many) or not fits:
            raise RuntimeError(f"{self.name} should be a {self.type}")
        return [become(v) for v in values] if several else become(value)

    def is_one(self, value):
        """A tensor may stand for a number if it holds one."""
        tensor = isinstance(value, torch.Tensor)
        return self.type == "Tensor" or not tensor or value.numel() == 1


class Schema:
    """What a call may look like, read out of one line of text."""

    def __init__(self, text):
        whole = re.fullmatch(r"(\w+)\((.*)\) -> .+", text)
        if not whole:
            raise RuntimeError(f"no schema: {text}")
        self.name, inside = whole.groups()
        self.arguments, keyword = [], False
        for part in re.split(r", (?![^\[]*\])", inside) if inside else []:
            if part == "*":
                keyword = True
            elif match := PART.fullmatch(part):
                self.arguments.append(Argument(*match.groups(), keyword))
            else:
                raise RuntimeError(f"no argument: {part}")

    # --8<-- [end:schema]
    # --8<-- [start:bind]
    def bind(self, args, kwargs):
        """The values in the schema's order, checked, with defaults filled in."""
        places = [a.name for a in self.arguments if not a.keyword]
        given = dict(zip(places, args))
        unknown = kwargs.keys() - ({a.name for a in self.arguments} - given.keys())
        if len(args) > len(places) or unknown:
            raise RuntimeError(f"{self.name} does not take these arguments")
        given |= kwargs
        for a in self.arguments:
            if a.name not in given:
                if not a.default:
                    raise RuntimeError(f"{self.name}: no value for {a.name}")
                given[a.name] = ast.literal_eval(a.default[1:])
            given[a.name] = a.take(given[a.name])
        return tuple(given.pop(name) for name in places), given


# --8<-- [end:bind]
# --8<-- [start:library]
class Operator:
    """A row: who defined it, and the kernels for each key, the newest last."""

    def __init__(self):
        self.schemas, self.kernels = [], defaultdict(list)


operators = defaultdict(Operator)


class Library:
    """What one owner has registered, so that it can be taken back."""

    def __init__(self):
        self.mine = []

    def add(self, shelf, thing):
        shelf.append(thing)
        self.mine.append((shelf, thing))

    def define(self, text):
        schema = Schema(text)
        if operators[schema.name].schemas:
            raise RuntimeError(f"{schema.name} is defined already")
        self.add(operators[schema.name].schemas, schema)

    def impl(self, name, key, kernel):
        self.add(operators[name].kernels[key], kernel)

    def fallback(self, key, kernel):
        self.add(fallbacks[key], kernel)

    def close(self):
        for shelf, thing in self.mine:
            shelf.remove(thing)


# --8<-- [end:library]
# --8<-- [start:dispatch]
ORDER = ["Mode", "Autograd", "Meta", "CPU", "Undefined"]
LAYERS = {"Mode", "Autograd"}  # their kernels call on; the others compute
modes = set()  # what the thread adds to every call


def call(name, *args, **kwargs):
    if not operators[name].schemas:
        raise AttributeError(f"nobody defines {name}")
    args, kwargs = operators[name].schemas[-1].bind(args, kwargs)
    keys = {"Undefined"} | modes
    for t in tensors(args, kwargs):
        keys |= {"Meta" if t.is_meta or "Fake" in modes else "CPU", "Autograd"}
    return dispatch(name, keys, args, kwargs)


def dispatch(name, keys, args, kwargs):
    for at, key in enumerate(ORDER):
        kernel = cell(operators[name], key) if key in keys else fallthrough
        if kernel is None:
            raise NotImplementedError(f"{name} has no kernel for {key}")
        if kernel is not fallthrough and key in LAYERS:
            return kernel(name, keys & {*ORDER[at + 1 :]}, args, kwargs)
        if kernel is not fallthrough:
            return kernel(*args, **kwargs)


def cell(operator, key):
    """The operator's own kernel, its kernel for any device, or the column's."""
    default = [] if key in LAYERS else operator.kernels["Default"]
    return (operator.kernels[key] or default or fallbacks[key])[-1]


def tensors(*values):
    return [v for v in tree_leaves(values) if isinstance(v, torch.Tensor)]


# --8<-- [end:dispatch]
# --8<-- [start:autograd]
def differentiable(keep=None, slope=None):
    """A kernel for Autograd out of a formula; without one, gradients end here."""

    class Node(torch.autograd.Function):
        @staticmethod
        def forward(ctx, further, shape, *leaves):
            ctx.count, args = len(leaves), tree_unflatten(leaves, shape)
            result = further(args)
            if keep:
                keep(ctx, args, result)
            return result

        @staticmethod
        def backward(ctx, *grads):
            found = slope(ctx, *grads) if slope else (None,) * ctx.count
            return None, None, *tree_leaves(found)

    def layer(name, below, args, kwargs):
        further = lambda args: dispatch(name, below, args, kwargs)
        asked = any(t.requires_grad for t in tensors(args, kwargs))
        if not (asked and torch.is_grad_enabled()):
            return further(args)
        leaves, shape = tree_flatten(args, is_leaf=is_one_argument)
        return Node.apply(further, shape, *leaves)

    return layer


def is_one_argument(value):
    """A list of tensors is several arguments of a `Function`, all else is one."""
    listed = isinstance(value, list) and tensors(value)
    return not (listed or isinstance(value, tuple))


# --8<-- [end:autograd]
# --8<-- [start:columns]
def fallthrough(*_):
    """Never runs: a cell that holds it is skipped."""


fallbacks = {key: [None] for key in ORDER} | {"Autograd": [differentiable()]}


# --8<-- [end:columns]
# --8<-- [start:python]
def register_fake(library, name, kernel):
    if not (operators[name].schemas or any(operators[name].kernels.values())):
        raise RuntimeError(f"nobody has said anything of {name}")
    library.impl(name, "Meta", kernel)


def register_autograd(library, name, keep, slope):
    if not operators[name].schemas:
        raise AttributeError(f"nobody defines {name}")
    library.impl(name, "Autograd", differentiable(keep, slope))


# --8<-- [end:python]
