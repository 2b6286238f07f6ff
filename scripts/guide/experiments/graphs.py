"""The autograd graph behind a tensor as Graphviz source, drawn from the live nodes."""

from collections.abc import Mapping
from typing import Any


def dot(result: Any, leaves: Mapping[str, object]) -> str:
    """Graphviz source of the graph that ends in `result.grad_fn`; `leaves` names the tensors of its accumulators.

    Nodes are numbered in the order of a walk from the result, so the same program gives the same text.
    """
    numbers: dict[object, int] = {}
    lines = ["digraph {", '  result [label="result", class="py"];']

    def label(node: Any) -> str:
        if hasattr(node, "variable"):
            name = next((n for n, t in leaves.items() if t is node.variable), "a leaf")
            return f'label="AccumulateGrad\\n{name}", class="ok"'
        return f'label="{node.name().split("::")[-1]}", class="cpp"'

    def walk(node: Any) -> int:
        if node in numbers:
            return numbers[node]
        numbers[node] = number = len(numbers)
        lines.append(f"  n{number} [{label(node)}];")
        for slot, (successor, input_nr) in enumerate(node.next_functions):
            if successor is None:
                lines.append(f'  n{number}_{slot} [label="no edge", class="quiet"];')
                lines.append(f'  n{number} -> n{number}_{slot} [label="{slot}", style=dashed];')
            else:
                there = walk(successor)
                lines.append(f'  n{number} -> n{there} [label="{slot} → {input_nr}"];')
        return number

    walk(result.grad_fn)
    lines.insert(2, '  result -> n0 [label="grad_fn"];')
    return "\n".join([*lines, "}"])
