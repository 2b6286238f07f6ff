"""Frames of what is alive: names, nodes, tensors, storage and counter, each asked of PyTorch."""

import weakref

import torch
from torch.multiprocessing.reductions import StorageWeakRef

BOXES = {"h": (0, 0), "y": (1, 0), "z": (2, 0), "v": (3, 0), "Sin": (1, 1), "Cos": (2, 1)}
BOXES |= {"tensor h": (0.5, 2), "tensor v": (3, 2), "storage": (0.5, 3), "counter": (3, 3)}
SAVED = "torch/csrc/autograd/saved_variable.cpp#torch::autograd::SavedVariable::"
names, gone, saved, frames, before = {}, {}, {}, [], {}  # `gone`: asks of a box whether it is no more


class Mark:
    """An object in a node's metadata; it goes when the node goes."""


def holds(node):
    try:
        return node._saved_self is not None
    except RuntimeError as error:
        return "freed" not in str(error)


def look(caption, source="", runs=None):
    """One frame: what is there now. Boxes that look otherwise than in the frame before are marked, and the one that runs."""
    there = {*names, *(box for box, is_gone in gone.items() if not is_gone())}
    there |= {"counter"} if {"tensor h", "tensor v"} & there else set()
    edges = [(n, f"tensor {n}") for n in "hv" if n in names]
    edges += [(f"tensor {n}", box) for n in "hv" for box in ("storage", "counter") if f"tensor {n}" in there]
    labels = {"counter": f"is {names['v' if 'v' in names else 'h']._version}"} if "counter" in there else {}
    for name, node in (("y", "Sin"), ("z", "Cos")):
        edges += [(name, node)] if name in names else []
        if name in names and holds(names[name].grad_fn):
            edges.append((node, "tensor h"))
            labels[node] = f"saved at {saved.setdefault(node, names['h']._version if 'h' in names else None)}"
    now = {box: (labels.get(box), [e for e in edges if e[0] == box]) for box in there}
    marks = {box: "key" for box in sorted(there) if now[box] != before.get(box)}
    marks |= {runs: "note"} if runs else {}
    before.clear(), before.update(now)
    frames.append({"caption": caption, "gone": sorted(BOXES.keys() - there), "edges": edges, "labels": labels, "marks": marks, "source": source})  # fmt: skip


def watch(name, box, tensor):
    names[name] = tensor
    if box.startswith("tensor"):
        gone[box] = torch._C._WeakTensorRef(tensor).expired
        gone.setdefault("storage", StorageWeakRef(tensor.untyped_storage()).expired)
    else:
        tensor.grad_fn.metadata["mark"] = mark = Mark()
        gone[box] = (lambda seen: lambda: seen() is None)(weakref.ref(mark))
