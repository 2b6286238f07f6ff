"""The ready queue on a small graph, beside the order in which PyTorch ran it"""

# output: json
import json

import _engine as model
import torch

x, w = (torch.tensor(v, requires_grad=True) for v in (2.0, 3.0))
product = x * w
loss = product.exp() + product.sin()
ran = []


def walk(node, seen):
    if node and node not in seen:
        seen.append(node)
        leaf = getattr(node, "variable", None)
        name = node.name().replace("Backward0", "") if leaf is None else "leaf x" if leaf is x else "leaf w"
        node.register_prehook(lambda grads: ran.append(name))
        for after, _ in node.next_functions:
            walk(after, seen)
    return seen


walk(loss.grad_fn, [])
loss.backward()

a, b = (model.leaf(f"leaf {n}", v) for n, v in (("x", 2.0), ("w", 3.0)))
(p,) = model.call("Mul", lambda u, v: u * v, lambda u, v: lambda g: [g * v, g * u], a, b)
(e,) = model.call("Exp", lambda u: 1.0, lambda u: lambda g: [g], p)
(s,) = model.call("Sin", lambda u: 1.0, lambda u: lambda g: [g], p)
(total,) = model.call("Add", lambda u, v: u + v, lambda u, v: lambda g: [g, g], e, s)
places = {"Add": (1, 0), "Exp": (0, 1), "Sin": (2, 1), "Mul": (1, 2), "leaf x": (0, 3), "leaf w": (2, 3)}
edges = [("Add", "Exp"), ("Add", "Sin"), ("Exp", "Mul"), ("Sin", "Mul"), ("Mul", "leaf x"), ("Mul", "leaf w")]
frames, done = [], []


def watch(node, waits, buffers, ready):
    queued = [item[0].name for item in reversed(ready)]  # as they will leave
    waiting = {n.name: f"waits for {count}" for n, count in waits.items() if count}
    marks = dict.fromkeys(done, "ok") | dict.fromkeys(queued, "note")
    said, line = "The counts are made; the root hands its gradient to Add.", "Engine::compute_dependencies"
    if node.name != "root":
        done.append(node.name)
        marks[node.name] = "key"
        ready_now = ", ".join(queued) or "nothing"
        said, line = f"{node.name} ran. Ready now: {ready_now}.", "Engine::evaluate_function"
    cells = {"ready queue": queued, "the model ran": list(done), "PyTorch ran": ran[: len(done)]}
    source = f"torch/csrc/autograd/engine.cpp#torch::autograd::{line}"
    frames.append({"caption": said, "marks": marks, "labels": waiting, "cells": cells, "source": source})


model.backward([total], [1.0], watch=watch)
nodes = [{"id": name, "label": name, "at": at} for name, at in places.items()]
print(json.dumps({"nodes": nodes, "edges": edges, "frames": frames}, indent=1))
