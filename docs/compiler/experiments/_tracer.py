"""A symbolic tracer in a page: a stand-in that writes down what is done to it, in FX's opcodes."""

import operator
from collections.abc import Callable
from typing import Any

import torch

BINARY = ("add", "sub", "mul", "truediv", "matmul", "pow", "gt", "lt", "getitem")
REFLECTED = ("add", "sub", "mul", "truediv", "matmul", "pow")


class StandIn:
    """One value of the program: it has a name and no data."""

    def __init__(self, name: str, nodes: list[tuple[str, Any, str]]) -> None:
        self.name, self.nodes = name, nodes

    def write(self, opcode: str, target: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> "StandIn":
        """Append one node, and stand for its result."""
        self.nodes.append((opcode, target, repr((args, kwargs))))
        return StandIn(f"v{len(self.nodes)}", self.nodes)

    def __repr__(self) -> str:
        return self.name

    def __getattr__(self, method: str) -> Callable[..., "StandIn"]:
        if method.startswith("__"):
            raise AttributeError(method)
        return lambda *args, **kwargs: self.write("call_method", method, (self, *args), kwargs)

    @classmethod
    def __torch_function__(cls, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> "StandIn":
        first = next(a for a in args if isinstance(a, cls))
        return first.write("call_function", function, args, kwargs or {})


for name in BINARY:
    target = getattr(operator, name)
    setattr(StandIn, f"__{name}__", lambda a, b, target=target: a.write("call_function", target, (a, b), {}))
for name in REFLECTED:
    target = getattr(operator, name)
    setattr(StandIn, f"__r{name}__", lambda a, b, target=target: a.write("call_function", target, (b, a), {}))


def trace(function: Callable[..., Any], inputs: int) -> tuple[list[tuple[str, Any, str]], Any]:
    """Call the function with stand-ins; give the nodes and what it returned."""
    nodes: list[tuple[str, Any, str]] = []
    return nodes, function(*(StandIn(f"x{i}", nodes) for i in range(inputs)))


def functions(count: int, steps: int, seed: int) -> list[Callable[..., Any]]:
    """Random straight-line functions of two tensors, each of `steps` operations."""
    draw = torch.Generator().manual_seed(seed)
    return [_straight([int(torch.randint(1 << 20, (), generator=draw)) for _ in range(steps)]) for _ in range(count)]


def _straight(choices: list[int]) -> Callable[..., Any]:
    kinds: list[Callable[[Any, Any], Any]] = [
        lambda a, b: a + b,
        lambda a, b: 2 - a,
        lambda a, b: torch.sin(a),
        lambda a, b: a.exp(),
        lambda a, b: torch.where(a > b, a, b),
        lambda a, b: a @ b,
        lambda a, b: torch.clamp(a, min=0.0),
        lambda a, b: a.sum(dim=0, keepdim=True) * b,
        lambda a, b: a[0] / b,
    ]

    def run(x: Any, y: Any) -> Any:
        values = [x, y]
        for c in choices:
            a, b = values[c // 16 % len(values)], values[c // 1024 % len(values)]
            values.append(kinds[c % len(kinds)](a, b))
        return values[-1]

    return run
