"""A fuser in the manner of Inductor: loops as functions of an index, stored late, joined, written as C++."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import torch
from torch.fx import Graph, Node

aten = torch.ops.aten
RULES = (
    "store what is heavy",
    "one index where nothing is stretched",
    "under one outer loop",
    "a sum ends before its use",
)
POINTWISE: dict[Any, str] = {
    aten.add: "({} + {})",
    aten.sub: "({} - {})",
    aten.mul: "({} * {})",
    aten.sin: "std::sin({})",
    aten.exp: "std::exp({})",
    aten.relu: "std::max({}, 0.0f)",
}
REDUCTIONS: dict[Any, tuple[str, str]] = {
    aten.sum: ("0.0f", "acc{0} + {1}"),
    aten.amax: ("-INFINITY", "max_nan(acc{0}, {1})"),
}


# --8<-- [start:value]
@dataclass
class Value:
    """A tensor that need not exist: `at(i, j)` is the C++ of one element."""

    shape: tuple[int, int]
    at: Callable[[str, str], str]
    reads: frozenset[str]
    heavy: bool = False


def stored(name: str, shape: tuple[int, int]) -> Value:
    """A tensor in memory: an element is read."""
    rows, columns = shape
    terms = [f"{{0}} * {columns}"] * (rows > 1) + ["{1}"] * (columns > 1)
    text = " + ".join(terms) or "0"  # a dimension of one is stretched: no index
    return Value(shape, lambda i, j: f"{name}[{text.format(i, j)}]", frozenset([name]))


def pointwise(text: str, *args: Value, heavy: bool = False) -> Value:
    """An element is computed from the same element of each argument."""
    shape = (max(a.shape[0] for a in args), max(a.shape[1] for a in args))
    reads = frozenset().union(*(a.reads for a in args))
    heavy = heavy or any(a.heavy for a in args)
    at = lambda i, j: text.format(*(a.at(i, j) for a in args))  # noqa: E731
    return Value(shape, at, reads, heavy)


# --8<-- [end:value]


@dataclass
class Loop:
    """A value that is stored: its loops, and its reduction's start and step, if it is one."""

    name: str
    shape: tuple[int, int]  # what is walked over
    value: Value
    over: int | None = None  # the dimension that is summed up
    step: tuple[str, str] = ("", "")
    call: tuple[str, ...] = ()  # a library's product of these
    flat: bool = False  # nothing is stretched, so one index will do for rows and columns

    def order(self) -> tuple[str, ...]:
        """The loops, outer first; a reduction's inner loop is over `over`."""
        if self.call or self.flat:
            return (self.name,) if self.call else ("ij",)
        if self.over == 0:
            return ("j", "i")
        return tuple(letter for letter, size in zip("ij", self.shape, strict=True) if size > 1)


@dataclass
class Nest:
    """Loops that were joined: those of a part share all indices, the parts share the outer one."""

    parts: list[list[Loop]]
    names: set[str] = field(default_factory=set)
    reads: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        loops = [loop for part in self.parts for loop in part]
        self.names = {loop.name for loop in loops}
        self.reads = set().union(*(loop.value.reads for loop in loops))


class Fuser:
    """Lowers an ATen graph to loops, and joins them; `without` names one of RULES to leave out."""

    def __init__(self, graph: Graph, without: str = "") -> None:
        self.without = without
        self.loops: list[Loop] = []
        self.shapes: dict[str, tuple[int, int]] = {}
        self.values: dict[Node, Value] = {}
        for node in graph.nodes:
            if node.op == "placeholder":
                self.values[node] = self.memory(node.name, tuple(node.meta["val"].shape))
            elif node.op == "call_function":
                self.values[node] = self.lower(node)
            else:
                self.outputs = [self.store(n) for n in node.all_input_nodes]
        self.nests = self.fuse([Nest([[loop]]) for loop in self.loops])

    def memory(self, name: str, shape: Any) -> Value:
        """A buffer of that shape."""
        self.shapes[name] = shape
        return stored(name, shape)

    # --8<-- [start:lower]
    def lower(self, node: Node) -> Value:
        """What a node becomes: an expression where possible, else a loop or a call."""
        operation, args = node.target.overloadpacket, node.args
        if operation is aten.mm:  # a library wants its arguments in memory
            names = tuple(self.store(a) for a in args)
            value = Value((0, 0), lambda i, j: "", frozenset(names))
            return self.keep(Loop(node.name, (0, 0), value, call=names), node)
        if operation in REDUCTIONS:
            value = self.values[args[0]]
            fold = Loop(node.name, value.shape, value, args[1][0], REDUCTIONS[operation])
            return self.keep(fold, node)
        given = [self.values[a] for a in args]
        value = pointwise(POINTWISE[operation], *given, heavy=operation is aten.exp)
        self.values[node] = value
        heavy = value.heavy and self.without != RULES[0]
        if len(node.users) > 1 and (heavy or len(value.reads) > 4):
            self.store(node)  # dearer to compute again than to read
        return self.values[node]

    def store(self, node: Node) -> str:
        """The buffer that holds the node's value; it is made now if there is none."""
        if node.name not in self.shapes:
            value = self.values[node]
            self.values[node] = self.keep(Loop(node.name, value.shape, value), node)
        return str(node.name)

    # --8<-- [end:lower]

    def keep(self, loop: Loop, node: Node) -> Value:
        """Notes a loop; from here on its value is read from memory."""
        whole = all(self.shapes[read] == loop.shape for read in loop.value.reads)
        loop.flat = whole and loop.over is None and min(loop.shape) > 1 and self.without != RULES[1]
        self.loops.append(loop)
        return self.memory(loop.name, tuple(node.meta["val"].shape))

    # --8<-- [start:fuse]
    def fuse(self, nests: list[Nest]) -> list[Nest]:
        """Joins the pair that saves the most memory traffic, until none is left."""
        while pairs := [p for a in nests for b in nests if (p := self.pair(a, b, nests))]:
            _, _, a, b, parts = max(pairs, key=lambda p: p[:2])
            nests = [n for n in nests if n is not a and n is not b] + [Nest(parts)]
        return self.sorted(nests)

    def pair(self, a: Nest, b: Nest, nests: list[Nest]) -> Any:
        """How `a` and `b` may be one nest, and how many bytes need not move."""
        feeds = a.names & b.reads
        both = (a.names | a.reads) & (b.names | b.reads)
        shared = sum(self.bytes(name) for name in both)
        if a is b or not both or self.depends(a, b, nests) or self.between(a, b, nests):
            return None
        one = len(a.parts) == len(b.parts) == 1
        first, second = a.parts[-1], b.parts[0]
        sums = {loop.name for loop in first if loop.over is not None}
        waits = sums & feeds and self.without != RULES[3]
        if one and same(first, second) and not waits:
            return 1, shared, a, b, [first + second]  # one loop does both
        rows = outer(first) == outer(second) == "i" and self.without != RULES[2]
        if feeds and rows:
            return 0, shared, a, b, a.parts + b.parts  # one after the other, for each row
        return None

    # --8<-- [end:fuse]

    def bytes(self, name: str) -> int:
        """Size of a buffer in bytes."""
        rows, columns = self.shapes[name]
        return rows * columns * 4

    def depends(self, a: Nest, b: Nest, nests: list[Nest]) -> bool:
        """Whether `a` needs something of `b`, directly or not."""
        found, need = True, set(a.reads)
        while found:
            found = False
            for n in nests:
                if n.names & need and not n.reads <= need:
                    need |= n.reads
                    found = True
        return bool(b.names & need)

    def between(self, a: Nest, b: Nest, nests: list[Nest]) -> bool:
        """Whether a third nest needs `a` and is needed by `b`."""
        others = [n for n in nests if n is not a and n is not b]
        return any(self.depends(n, a, nests) and self.depends(b, n, nests) for n in others)

    def sorted(self, nests: list[Nest]) -> list[Nest]:
        """The nests in an order in which each finds what it reads."""
        done, order = set(self.shapes) - {loop.name for loop in self.loops}, []
        while nests:
            ready = next(n for n in nests if n.reads <= done | n.names)
            nests = [n for n in nests if n is not ready]
            order.append(ready)
            done |= ready.names
        return order


def same(first: list[Loop], second: list[Loop]) -> bool:
    """Whether two parts walk over the same indices in the same order."""
    one, two = first[0].order(), second[0].order()
    if any(loop.over is not None for loop in first + second):
        return one == two
    return one == two or (("ij",) in (one, two) and ("i", "j") in (one, two))


def outer(part: list[Loop]) -> Any:
    """The outermost loop's index."""
    return part[0].order()[0]


def indented(lines: list[str]) -> str:
    """The lines with an indentation by their braces."""
    depth, text = 0, []
    for line in lines:
        depth -= line.startswith("}")
        text.append("  " * depth + line)
        depth += line.endswith("{")
    return "\n".join(text)


# --8<-- [start:write]
def written(nest: Nest) -> str:
    """The C++ of a nest."""
    sizes = {"i": max(loop.shape[0] for part in nest.parts for loop in part)}
    sizes["j"] = max(loop.shape[1] for part in nest.parts for loop in part)
    head = nest.parts[0][0].order()[0][0]
    lines = [f"for (int {head} = 0; {head} < {sizes[head]}; {head}++) {{"]
    for part in nest.parts:
        inner = [k for k in "".join(part[0].order()) if k != head]
        folds = [loop for loop in part if loop.over is not None]
        lines += [f"float acc{loop.name} = {loop.step[0]};" for loop in folds]
        lines += [f"for (int {k} = 0; {k} < {sizes[k]}; {k}++) {{" for k in inner]
        for loop in part:
            element = loop.value.at("i", "j")
            if loop in folds:
                lines.append(f"acc{loop.name} = {loop.step[1].format(loop.name, element)};")
            else:
                lines.append(f"{stored(loop.name, loop.shape).at('i', 'j')} = {element};")
        lines += ["}"] * len(inner)
        lines += [f"{loop.name}[{head}] = acc{loop.name};" for loop in folds]
    return indented([*lines, "}"])


# --8<-- [end:write]
