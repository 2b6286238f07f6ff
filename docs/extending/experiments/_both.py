"""One interface over the model and PyTorch, and random registrations and calls for it."""

import random
import warnings
from contextlib import contextmanager, nullcontext

import _registry as model
import torch
from torch._subclasses.fake_tensor import (
    FakeTensorMode,
    UnsupportedOperatorException,
)
from _registry import tensors
from torch.utils._pytree import tree_map_only

C = torch._C
KEYS = {"Default": "CompositeExplicitAutograd", "Mode": "TESTING_ONLY_GenericMode"}
MODE = C._dispatch_key_parse(KEYS["Mode"])  # a layer that no operator of PyTorch uses
warnings.simplefilter("ignore")


def without_mode(kernel):
    """The kernel, whose own calls do not enter the mode again."""

    def run(*args, **kwargs):
        with C._ExcludeDispatchKeyGuard(C.DispatchKeySet(MODE)):
            return kernel(*args, **kwargs)

    return run


class Ours:
    """The model."""

    def __init__(self, number, name="f"):
        self.space, self.name = f"op{number}_", f"op{number}_{name}"
        self.libraries = {}

    def library(self, owner):
        return self.libraries.setdefault(owner, model.Library())

    def define(self, owner, text):
        self.library(owner).define(self.space + text)

    def impl(self, owner, key, kernel):
        self.library(owner).impl(self.name, key, kernel or model.fallthrough)

    def fake(self, owner, kernel):
        model.register_fake(self.library(owner), self.name, kernel)

    def formula(self, owner, keep, slope):
        model.register_autograd(self.library(owner), self.name, keep, slope)

    def fallback(self, owner, log):
        def column(name, below, args, kwargs):
            log.append("fallback")
            return model.dispatch(name, below, args, kwargs)

        self.library(owner).fallback("Mode", column)

    def close(self, owner):
        self.libraries.pop(owner, model.Library()).close()

    def call(self, *args, **kwargs):
        return model.call(self.name, *args, **kwargs)

    @contextmanager
    def mode(self, name="Mode"):
        model.modes.add(name)
        try:
            yield lambda t: t
        finally:
            model.modes.remove(name)

    def faking(self):
        return self.mode("Fake")


class Theirs:
    """PyTorch."""

    def __init__(self, number, name="f"):
        self.space, self.name = f"registry{number}", name
        self.libraries = {}

    def library(self, owner, space=None):
        key = (owner, space)
        if key not in self.libraries:
            kind = "IMPL" if space else "FRAGMENT"
            self.libraries[key] = torch.library.Library(space or self.space, kind)
        return self.libraries[key]

    def define(self, owner, text):
        self.library(owner).define(text)

    def impl(self, owner, key, kernel):
        kernel = without_mode(kernel) if kernel else torch.library.fallthrough_kernel
        self.library(owner).impl(self.name, kernel, KEYS.get(key, key))

    def fake(self, owner, kernel):
        kernel = without_mode(kernel)
        torch.library.register_fake(f"{self.space}::{self.name}", kernel, lib=self.library(owner))

    def formula(self, owner, keep, slope):
        def setup(ctx, inputs, output, keyword_only_inputs=None):
            keep(ctx, inputs, output)

        torch.library.register_autograd(
            f"{self.space}::{self.name}", slope, setup_context=setup, lib=self.library(owner)
        )

    def fallback(self, owner, log):
        def column(keys, operator, *args, **kwargs):
            log.append("fallback")
            below = keys & C._dispatch_keyset_full_after(MODE)
            return without_mode(operator.redispatch)(below, *args, **kwargs)

        self.library(owner, "_").fallback(column, KEYS["Mode"], with_keyset=True)

    def close(self, owner):
        for key in [key for key in self.libraries if key[0] == owner]:
            self.libraries.pop(key)._destroy()

    def call(self, *args, **kwargs):
        packet = getattr(getattr(torch.ops, self.space), self.name)
        return packet.default(*args, **kwargs)

    @contextmanager
    def faking(self):
        with FakeTensorMode() as fakes:
            yield fakes.from_tensor

    def mode(self):
        return C._IncludeDispatchKeyGuard(MODE)


ARGUMENTS = [  # text, a default or none, values that fit, values that do not
    ("Tensor x", "", lambda: torch.randint(1, 9, (2,)).double(), 3.0),
    ("Tensor? y", "None", lambda: draw.choice([None, torch.ones(2).double()]), "no"),
    ("Tensor[] zs", "", lambda: [torch.ones(2).double()] * draw.randint(1, 3), [None]),
    ("int n", "3", lambda: draw.randint(0, 9), 1.5),
    ("float a", "0.5", lambda: draw.choice([2, 1.5, True]), "1"),
    ("bool b", "True", lambda: draw.choice([False, 1, 0.5]), "yes"),
    ("str s", "'ab'", lambda: draw.choice(["", "abc"]), 4),
    ("int[] d", "[1, 2]", lambda: draw.choice([[5], (6, 7)]), 5),
]
WRONG = ["f(Tensor x, ) -> Tensor", "f(Tensor) -> Tensor", "f(Tensor x)", "f Tensor x"]
draw, log = random.Random(1), []


def schema():
    """A random schema: its text, and its arguments as above, each with whether it is keyword-only."""
    chosen = draw.sample(ARGUMENTS, draw.randint(1, 5))
    keyword = [a for a in chosen if "Tensor" not in a[0] and draw.random() < 0.4]
    places = [(a, draw.random() < 0.5 and a[1] != "") for a in chosen if a not in keyword]
    places.sort(key=lambda pair: pair[1])  # defaults come last
    named = [(a, draw.random() < 0.7 and a[1] != "") for a in keyword]
    parts = [a[0] + (f"={a[1]}" if default else "") for a, default in places]
    parts += ["*"] if named else []
    parts += [a[0] + (f"={a[1]}" if default else "") for a, default in named]
    returns = draw.choice(["Tensor", "(Tensor, Tensor)"])
    return f"f({', '.join(parts)}) -> {returns}", places, named


def number(value):
    if isinstance(value, torch.Tensor):
        return value.detach().sum()
    if isinstance(value, (list, tuple)):
        return sum(number(v) for v in value) + len(value)
    return 7 if value is None else len(value) if isinstance(value, str) else value


def kernel(mark, text, places, named):
    """Notes that it ran, and returns a number into which each argument goes."""
    names = [a[0].split()[1] for a, _ in places + named]
    defaults = {a[0].split()[1]: eval(a[1]) for a, given in places + named if given}

    def run(*args, **kwargs):
        log.append(mark)
        values = defaults | dict(zip(names, args)) | kwargs
        found = tensors(values)
        like = found[0].detach() if found else torch.ones(2).double()
        if mark != "fake" and not like.is_meta:
            like = like * 0 + sum((i + 2) * number(values[n]) for i, n in enumerate(names))
        one = torch.empty_like(like) if mark == "fake" else like.clone()
        return one if text.endswith("> Tensor") else (one, one * 2)

    return run


def keep(ctx, inputs, output):
    log.append("keep")
    ctx.inputs = inputs


def slope(ctx, *grads):
    log.append("slope")
    total = sum(g.sum() for g in grads)

    def of(value, weight):
        if isinstance(value, (list, tuple)) and tensors(value):
            return [of(v, weight + i) for i, v in enumerate(value)]
        return total * weight * torch.ones(2) if isinstance(value, torch.Tensor) else None

    return tuple(of(value, i + 2) for i, value in enumerate(ctx.inputs))


def registrations(text, places, named):
    """Random steps, in any order: what is called on one side and on the other."""
    steps = []
    make = lambda mark: kernel(mark, text, places, named)
    for _ in range(draw.randint(2, 8)):
        owner, kind = draw.choice("AB"), draw.randint(0, 8)
        if kind <= 1:
            steps.append(("define", owner, text if draw.random() < 0.9 else draw.choice(WRONG)))
        elif kind <= 4:
            key = draw.choice(["CPU", "Default"])
            steps.append(("impl", owner, key, make(f"{key} of {owner}")))
        elif kind == 5:
            steps.append(("fake", owner, make("fake")))
        elif kind == 6:
            steps.append(("formula", owner, keep, slope))
        elif kind == 7:
            key = draw.choice(["CPU", "Autograd", "Mode"])
            steps.append(("impl", owner, key, None))
        else:
            steps.append(("close", owner))
    if draw.random() < 0.8:
        steps.append(("define", "A", text))
    if draw.random() < 0.5:
        steps.insert(draw.randint(0, len(steps)), ("fallback", "C", log))
    return steps


def arguments(places, named, faults=True):
    """Values for a call, some of them wrong."""
    fault = faults and draw.random() < 0.25

    def value(a):
        return a[3] if fault and draw.random() < 0.4 else a[2]()

    count = draw.randint(sum(not given for _, given in places), len(places))
    args = [value(a) for a, _ in places[:count]]
    kwargs = {a[0].split()[1]: value(a) for a, given in named if not (given and draw.random() < 0.5)}
    if args and draw.random() < 0.2:  # the last place by its name
        name = places[len(args) - 1][0][0].split()[1]
        kwargs[name] = args.pop()
    if fault and draw.random() < 0.3:
        draw.choice([lambda: args.append(1), lambda: kwargs.update(q=1), args.clear])()
    return args, kwargs


def attempt(action):
    """What an action says: its result, or the kind of its error, and what ran."""
    log.clear()
    try:
        said = action()
    except Exception as error:
        kinds = (NotImplementedError, AttributeError, RuntimeError)
        if isinstance(error, UnsupportedOperatorException):  # a fake kernel is missing
            error = NotImplementedError()
        said = next((k.__name__ for k in kinds if isinstance(error, k)), type(error).__name__)
    return said, list(log)


WAYS = ["a call", "a gradient", "no_grad", "meta", "fake", "the mode"]


def use(side, way, args, kwargs):
    """The result of a call in one of the ways, and the gradients where they are asked."""
    needs_grad = lambda t: t.clone().requires_grad_()
    change = {"meta": lambda t: t.to("meta"), "a gradient": needs_grad}
    region = {"no_grad": torch.no_grad, "the mode": side.mode, "fake": side.faking}
    args, kwargs = tree_map_only(torch.Tensor, change.get(way, torch.clone), (args, kwargs))
    with region.get(way, nullcontext)() as wrap:
        if way == "fake":
            args, kwargs = tree_map_only(torch.Tensor, wrap, (args, kwargs))
        result = side.call(*args, **kwargs)
    results = tensors(result)
    said = [(tuple(t.shape), t.requires_grad) for t in results]
    if way in ("meta", "fake"):
        return said
    if way == "a gradient" and results[0].requires_grad:
        sum(t.sum() for t in results).backward()
        grads = [None if t.grad is None else t.grad.tolist() for t in tensors(args, kwargs)]
        said.append(grads)
    return said, [t.tolist() for t in results]
