"""Softmax, a product, relu and two sums: what the scheduler joins, round by round"""

# output: json
import json

import torch
from _lower import written
from torch._inductor.scheduler import Scheduler

pairs, fuse = Scheduler.get_possible_fusions, Scheduler.fuse_two_nodes
frames, groups = [], []
CLASSES = ["ok", "key", "note"]
SOURCE = "torch/_inductor/scheduler.py#Scheduler."


def frame(caption, source, cells):
    joined = [g for g in groups if "_" in g]
    marks = {op: CLASSES[joined.index(g) % 3] for g in joined for op in g.split("_")}
    shown = {"nodes": list(groups)} | cells
    frames.append({"caption": caption, "marks": marks, "cells": shown, "source": SOURCE + source})


def names(nodes):
    return [n.get_name() for n in nodes if n.get_name() != "OUTPUT"]


def watch_pairs(self, nodes, last):
    groups[:] = names(nodes)
    found = pairs(self, nodes, last)
    scored = [f"{a.get_name()} & {b.get_name()} {self.score_fusion_memory(a, b)}" for a, b in found]
    which = "The last round, in which loops may be reordered" if last else "A round"
    frame(f"{which}: {len(nodes)} nodes, {len(found)} pairs may be joined.", "get_possible_fusions", {"pairs": scored})
    return found


def watch_fuse(self, one, two, fused):
    node = fuse(self, one, two, fused)
    groups[:] = names(sorted(fused, key=lambda n: n.min_order))
    kind = type(node).__name__
    frame(f"{one.get_name()} and {two.get_name()} become one {kind}.", "fuse_two_nodes", {"pairs": []})
    return node


def f(x, w):
    y = torch.softmax(x, -1)
    return torch.relu(y @ w) + 1, y.sum(), y.amax(-1)


Scheduler.get_possible_fusions, Scheduler.fuse_two_nodes = watch_pairs, watch_fuse
graph = written(f, torch.ones(16, 16), torch.ones(16, 16)).graph
parts = sorted((n for node in graph.scheduler.nodes for n in node.get_nodes()), key=lambda n: n.min_order)
boxes, edges, made = [], [], {}
for i, part in enumerate(parts):
    does = "+".join(sorted({o.target.overloadpacket.__name__ for o in part.node.origins}))
    boxes.append({"id": part.get_name(), "label": f"{part.get_name()} {does}", "at": [i % 2, i // 2]})
    edges += [[made[d.name], part.get_name()] for d in part.read_writes.reads if d.name in made]
    made |= dict.fromkeys(part.get_buffer_names(), part.get_name())
print(json.dumps({"nodes": boxes, "edges": sorted(edges), "frames": frames}, indent=1))
