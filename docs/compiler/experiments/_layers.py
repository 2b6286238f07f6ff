"""What a layer of the compiler is given and what it gives, as short lines, and the frames of a figure made of them."""

import json
import re
from collections.abc import Sequence
from typing import Any

from torch.fx import Graph, Node

frames: list[dict[str, Any]] = []
Line = str | tuple[str, str]


def call(node: Node) -> str:
    """A node as a statement, without the overload of an operator."""
    target = str(node._pretty_print_target(node.target)).removeprefix("torch.ops.")
    target = re.sub(r"^(aten\.\w+)\.\w+$", r"\1", target)
    args = [str(a) for a in node.args]
    if node.op == "call_method":
        target = f"{args.pop(0)}.{target}"
    return f"{node.name} = {target}({', '.join(args)})"


def graph(given: Graph) -> list[str]:
    """A graph as statements: its inputs, its calls, what it returns."""
    inputs = [n.name for n in given.nodes if n.op == "placeholder"]
    calls = [call(n) for n in given.nodes if n.op.startswith("call")]
    returned: Any = given.output_node().args[0]
    pairs = [", ".join(inputs[n : n + 2]) for n in range(0, len(inputs), 2)]
    return [*(f"inputs {pair}" for pair in pairs), *calls, f"return {', '.join(str(r) for r in returned)}"]


def loop(node: Any) -> list[str]:
    """The loop of a node of the scheduler: its kind and the body that reads and computes."""
    data = node.node.data
    body = [line.strip() for line in data.inner_fn_str().splitlines()[1:] if "= rindex" not in line]
    return [
        f"{node.get_name()}: {type(data).__name__} into {node.node.get_name()}",
        *(b for b in body if "= index" not in b),
    ]


def kernel(text: str) -> list[str]:
    """The loops and statements of a C++ kernel, without braces, casts and pragmas."""
    text = text.partition('extern "C"')[2]
    text = re.sub(r"static_cast<int64_t>\((\w+?)L?\)", r"\1", text).replace("int64_t ", "")
    return [line.strip() for line in text.splitlines() if re.search(r"for\(|tmp", line)]


def frame(caption: str, source: str, given: Sequence[Line], made: Sequence[Line]) -> None:
    """Write a frame: what a layer was given on the left, what it made of it on the right, line by line."""
    rows = max(len(given), len(made))
    sides = [[*side, *[""] * (rows - len(side))] for side in (given, made)]
    cells = {str(n): list(pair) for n, pair in enumerate(zip(*sides, strict=True), 1)}
    frames.append({"caption": caption, "cells": cells, "source": source})


def coloured(lines: Sequence[str], forward: Sequence[str], backward: Sequence[str]) -> list[Line]:
    """Lines with a colour for the graph that they came into: forward, or backward alone."""
    return [(one, "ok" if one in forward else "key" if one in backward else "") for one in lines]


def tell(seen: dict[str, list[list[str]]]) -> None:
    """Print the scene: `seen` holds the lines of each stage in the order in which they were made."""
    (bytecode,), (dynamo,), (joint,), (code,) = (seen[s] for s in ("bytecode", "dynamo", "joint", "code"))
    (forward, backward), (loops, _), (fused, _) = seen["part"], seen["loops"], seen["fused"]
    lines = coloured(joint, forward, backward)
    again = ", ".join(line.split(" =")[0] for line in forward if " = " in line and line in backward)
    kernels = seen["kernel"]
    text = "Dynamo reads the bytecode of f and writes down what it calls: a graph."
    frame(text, "torch/_dynamo/symbolic_convert.py#InstructionTranslatorBase.step", bytecode, dynamo)
    text = "AOTAutograd runs the graph and its gradient with fake tensors: ATen operators, forward and backward in one graph."
    frame(text, "torch/_functorch/_aot_autograd/graph_capture.py#aot_dispatch_autograd_graph", dynamo, lines)
    text = f"The partitioner cuts it in two, first forward, then backward. Forward also returns what backward reads; {again} is computed again in backward."
    parts = [*coloured(forward, forward, []), *coloured(backward, [], backward)]
    frame(text, "torch/_functorch/partitioners.py#min_cut_rematerialization_partition", lines, parts)
    text = (
        "Inductor lowers the forward graph: each stored value is a loop, and its body says what is read and computed."
    )
    frame(text, "torch/_inductor/graph.py#GraphLowering", forward, loops)
    heads = [line for line in loops if " into " in line]
    text = f"The scheduler looks for loops that share data: {len(heads)} nodes become {len(fused)}."
    frame(text, "torch/_inductor/scheduler.py#Scheduler.fuse_nodes", heads, fused)
    text = "Code generation runs the bodies once more, with strings, and writes one C++ loop."
    frame(text, "torch/_inductor/codegen/cpp.py#CppScheduling", loops, kernels[0])
    text = "Dynamo writes new bytecode for f, here as Python: it calls what was compiled and builds the tuple."
    frame(text, "torch/_dynamo/output_graph.py#OutputGraph.compile_and_call_fx_graph", bytecode, code)
    text = "Later backward() is called, and the backward graph goes the same way through Inductor."
    frame(text, "torch/_functorch/_aot_autograd/graph_compile.py#_aot_stage2b_bw_compile", backward, kernels[1])
    print(json.dumps({"frames": frames}, indent=1))
