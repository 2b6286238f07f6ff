"""Where the frames of the figure on AOTAutograd are taken: wrappers around its stages, and the boxes that stay."""

import json
from collections.abc import Callable
from typing import Any

from functorch.compile import make_boxed_func, min_cut_rematerialization_partition
from torch._functorch import aot_autograd as aot
from torch.fx import GraphModule

STAGES = "torch/_functorch/_aot_autograd/"
BOXES = {
    "dynamo": ("Dynamo's graph", (0.5, 0)),
    "facts": ("facts about the inputs", (0.5, 1)),
    "joint": ("joint graph", (0.5, 2)),
    "forward": ("forward graph", (0, 3)),
    "backward": ("backward graph", (1, 3)),
    "result": ("result", (0, 4)),
    "gradient": ("gradient", (1, 4)),
}
EDGES = [
    ("dynamo", "facts"),
    ("facts", "joint"),
    ("joint", "forward"),
    ("joint", "backward"),
    ("forward", "result"),
    ("backward", "gradient"),
]
frames: list[dict[str, Any]] = []
done: list[str] = []


def frame(box: str, caption: str, source: str, **cells: list[str]) -> None:
    """Write down one moment: `box` is what has just been made."""
    marks = dict.fromkeys(done, "ok") | {box: "key"}
    done.append(box)
    rows = {name.replace("_", " "): texts for name, texts in cells.items() if texts}
    frames.append({"caption": caption, "marks": marks, "cells": rows, "source": source})


def names(module: GraphModule) -> list[str]:
    """The calls of a graph, without those that only detach."""
    return [n.name for n in module.graph.nodes if n.op.startswith("call") and n.name[:6] != "detach"]


def returned(module: GraphModule) -> list[str]:
    """The names of what a graph returns."""
    outputs: Any = module.graph.output_node().args[0]
    return [str(o).replace("primals_", "in ") for o in outputs]


def compiler(box: str, text: str, place: str) -> Callable[..., Any]:
    """A compiler that writes a frame and runs the graph as it is."""

    def compile(module: GraphModule, inputs: Any) -> Any:
        frame(box, text, STAGES + place, calls=names(module), returns=returned(module))
        return make_boxed_func(module.forward)

    return compile


def cut(joint: GraphModule, inputs: Any, **options: Any) -> Any:
    """A partitioner that writes a frame and cuts as Inductor's default does."""
    count = options["num_fwd_outputs"]
    text = f"Forward and backward in one graph without writes; its first {count} outputs belong to forward."
    place = STAGES + "graph_capture.py#aot_dispatch_autograd_graph"
    frame("joint", text, place, calls=names(joint), returns=returned(joint))
    return min_cut_rematerialization_partition(joint, inputs, **options)


def watch_facts() -> None:
    """Write a frame when the facts about a function are first collected."""
    collect = aot.run_functionalized_fw_and_collect_metadata

    def watched(*args: Any, **options: Any) -> Callable[..., Any]:
        def run(*inputs: Any) -> Any:
            meta = collect(*args, **options)(*inputs)
            if "facts" not in done:
                written = [f"input {i}" for i, a in enumerate(meta.input_info, 1) if a.mutates_data]
                needed = [f"input {i}" for i, a in enumerate(meta.input_info, 1) if a.requires_grad]
                text = "The graph is run once with fake tensors, and facts are written down. "
                text += f"Written: {', '.join(written)}. Needs a gradient: {', '.join(needed)}."
                place = STAGES + "collect_metadata_analysis.py#run_functionalized_fw_and_collect_metadata"
                frame("facts", text, place)
            return meta

        return run

    aot.run_functionalized_fw_and_collect_metadata = watched


def show() -> None:
    """Print the scene."""
    nodes = [{"id": name, "label": label, "at": at} for name, (label, at) in BOXES.items()]
    print(json.dumps({"nodes": nodes, "edges": EDGES, "frames": frames}, indent=1))
