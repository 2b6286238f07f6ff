"""A model of the min-cut partitioner: its rules, each of which can be left out, and random functions to try it on."""

import math
import operator
from collections.abc import Callable, Sequence
from typing import Any

import networkx as nx
import torch
from functorch.compile import aot_function, make_boxed_func, min_cut_rematerialization_partition
from torch.fx import Graph, GraphModule, Node

aten = torch.ops.aten
RULES = ("matmul is dear", "dear in backward", "reductions", "far apart", "distance", "twice if fused", "size")
VIEWS = {
    aten.t,
    aten.view,
    aten.expand,
    aten.unsqueeze,
    aten.squeeze,
    aten.permute,
    aten.alias,
    aten.select,
    aten.slice,
}
DEAR = {
    aten.mm,
    aten.addmm,
    aten.bmm,
    aten.cumsum,
    aten.sort,
}  # of the operators below those not in the list of cheap ones


def packet(node: Node) -> Any:
    """The operator without its overload."""
    return getattr(node.target, "overloadpacket", node.target)


def size(node: Node) -> int:
    """Bytes of a node's result."""
    value = node.meta.get("val")
    return value.numel() * value.element_size() if isinstance(value, torch.Tensor) else 0


def fusible(a: Node, b: Node) -> bool:
    """Whether the rules expect `a` and `b` in one kernel."""
    return all(n.op == "call_function" and packet(n) not in DEAR and packet(n) is not aten.detach for n in (a, b))


class Cut:
    """What the rules save of a joint graph; `without` names one of RULES to leave out."""

    def __init__(self, graph: Graph, forward_outputs: int, without: str = "") -> None:
        self.nodes, self.without = [n for n in graph.nodes if n.op != "output"], without
        outputs = graph.output_node().args[0]
        self.backward = {n for n in self.nodes if n.op == "placeholder" and "tangents" in str(n.target)}
        for n in self.nodes:
            if n in self.backward:
                self.backward.update(n.users)
        self.gradients = {o for o in outputs[forward_outputs:] if isinstance(o, Node)} - self.backward
        self.forward = {o for o in outputs[:forward_outputs] if isinstance(o, Node)}
        for n in reversed(self.nodes):
            if n in self.forward:
                self.forward.update(n.all_input_nodes)
        self.steps: dict[Node, float] = {graph.output_node(): 1e9}  # from here to the nearest node of backward
        for n in reversed(self.nodes):
            self.steps[n] = 0 if n not in self.forward else min((self.steps[u] + 1 for u in n.users), default=1e9)

    def read_by_dear(self, n: Node) -> bool:
        """Whether an operator of backward that cannot be fused reads this value, or a view of it."""
        return any(
            (u not in self.forward and not fusible(n, u)) or (packet(u) in VIEWS and self.read_by_dear(u))
            for u in n.users
        )

    # --8<-- [start:again]
    def never_again(self, n: Node) -> bool:
        """Whether backward must not compute this value again."""
        if n.op == "placeholder":
            return True  # an input is there already
        if n not in self.forward or packet(n) in VIEWS or n.target is operator.getitem:
            return False  # a view costs nothing
        if self.without != "matmul is dear" and (packet(n) in DEAR or packet(n) is aten.detach):
            return True
        if self.without != "dear in backward" and self.read_by_dear(n):
            return True  # it must lie in memory then anyway
        read = sum(size(a) for a in n.args if isinstance(a, Node))
        return self.without != "reductions" and size(n) * 4 < read  # small to keep, much to read again

    # --8<-- [end:again]

    # --8<-- [start:price]
    def price(self, n: Node) -> float:
        """What it costs to save a value: to write it in forward and read it in backward."""
        price: float = size(n) if self.without != "size" else 64
        if self.without != "distance":
            price = int(price * 1.1 ** max(min(self.steps[n], 100), 1))
        if self.without != "twice if fused" and n.op != "placeholder" and all(fusible(n, u) for u in n.users):
            price *= 2  # unsaved, it would never be written to memory
        return price

    # --8<-- [end:price]

    # --8<-- [start:network]
    def saved(self) -> list[str]:
        """Names of the values on the cheapest cut between what forward has and what backward needs."""
        net = nx.DiGraph()
        banned = {n for n in self.nodes if n not in self.backward and self.never_again(n)}
        if self.without != "far apart":
            banned |= far_apart([n for n in self.nodes if n in self.forward], banned)
        for n in self.nodes:
            if n in self.gradients:
                net.add_edge(f"{n}_out", "sink", capacity=math.inf)
            if n in self.backward:
                net.add_edge(f"{n}_in", "sink", capacity=math.inf)
                continue
            if n in banned:
                net.add_edge("source", f"{n}_in", capacity=math.inf)
            net.add_edge(f"{n}_in", f"{n}_out", capacity=self.price(n))
            for u in n.users:
                net.add_edge(f"{n}_out", f"{u}_in", capacity=math.inf)
        _, (have, need) = nx.minimum_cut(net, "source", "sink")
        return sorted(n.name for n in self.nodes if f"{n}_in" in have and f"{n}_out" in need)

    # --8<-- [end:network]


def far_apart(nodes: Sequence[Node], banned: set[Node]) -> set[Node]:
    """Late users of a value of forward, after a call that cannot be fused: these are not computed again."""
    order = {n: i for i, n in enumerate(nodes)}
    more: set[Node] = set()
    for used in nodes:
        users = [u for u in used.users if u in order]
        if not users:
            continue
        last = max(order[u] for u in users)
        waiting = {(order[u], u, True) for u in users}
        first = last
        while waiting:
            item = min(waiting, key=lambda w: (w[0], w[2]))
            waiting.discard(item)
            if not item[2]:
                first = item[0]
                break
            waiting |= {(order[u], u, fusible(item[1], u)) for u in item[1].users if u in order and order[u] <= last}
        more |= {
            u for u in users if order[u] > first and fusible(used, u) and packet(u) not in VIEWS and u not in banned
        }
    return more


def functions(count: int, seed: int) -> list[Callable[..., torch.Tensor]]:
    """Random functions of two square matrices, of 14 operations each."""
    draw = torch.Generator().manual_seed(seed)
    kinds: list[Callable[[Any, Any], Any]] = [
        lambda a, b: a + b,
        lambda a, b: a * b,
        lambda a, b: a.sin(),
        lambda a, b: a.exp(),
        lambda a, b: torch.sigmoid(a),
        lambda a, b: torch.relu(a),
        lambda a, b: a @ b.t(),
        lambda a, b: a - a.mean(1, keepdim=True),
        lambda a, b: a * b.sum(0),
        lambda a, b: a.cumsum(0),
        lambda a, b: a.half().float(),
        lambda a, b: torch.where(a > 0, a, b),
    ]

    def one() -> Callable[..., torch.Tensor]:
        picks = [[int(torch.randint(1 << 16, (), generator=draw)) for _ in range(3)] for _ in range(14)]

        def run(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
            values = [x, y]
            for kind, first, second in picks:
                values.append(kinds[kind % len(kinds)](values[first % len(values)], values[-1 - second % 2]))
            return values[-1]

        return run

    return [one() for _ in range(count)]


def partitioned(function: Callable[..., torch.Tensor], *inputs: torch.Tensor) -> tuple[Graph, int, list[str]]:
    """The joint graph that PyTorch cut, its number of forward outputs, and the names that PyTorch saved."""
    seen: list[Any] = []

    def cut(joint: GraphModule, joint_inputs: Any, *, num_fwd_outputs: int, **rest: Any) -> Any:
        parts = min_cut_rematerialization_partition(joint, joint_inputs, num_fwd_outputs=num_fwd_outputs, **rest)
        names = [n.name for n in parts[1].graph.find_nodes(op="placeholder") if "tangents" not in n.name]
        seen.extend((joint.graph, num_fwd_outputs, sorted(names)))
        return parts

    def boxed(module: GraphModule, example: Any) -> Any:
        return make_boxed_func(module.forward)

    aot_function(function, fw_compiler=boxed, partition_fn=cut)(*inputs)
    return seen[0], seen[1], seen[2]
