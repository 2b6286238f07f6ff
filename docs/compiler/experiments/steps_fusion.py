"""Softmax, a product, relu, a sum and a maximum: what the scheduler joins, round by round"""

# requires: g++
# output: json
import json

import torch
from _lower import written
from torch._inductor.scheduler import Scheduler

pairs, fuse = Scheduler.get_possible_fusions, Scheduler.fuse_two_nodes
frames, groups = [], []
CLASSES = ["ok", "key", "note"]
PLACES = [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (0, 3), (1, 2), (2, 2)]
SOURCE = "torch/_inductor/scheduler.py#Scheduler."


def short(node):
    return node.get_name().replace("op", "").replace("_", "+")


def frame(caption, source):
    joined = [g for g in groups if "+" in g]
    marks = {op: CLASSES[joined.index(g) % 3] for g in joined for op in g.split("+")}
    frames.append({"caption": caption, "marks": marks, "cells": {"nodes": list(groups)}, "source": SOURCE + source})


def watch_pairs(self, nodes, last):
    groups[:] = map(short, nodes)
    found = pairs(self, nodes, last)
    saved = [f"{short(a)} with {short(b)} saves {self.score_fusion_memory(a, b)} bytes" for a, b in found]
    which = "The last round, in which loops may be reordered" if last else "A round"
    frame(f"{which}: {len(nodes)} nodes; {'; '.join(saved) or 'no pair may be joined'}.", "get_possible_fusions")
    return found


def watch_fuse(self, one, two, fused):
    node = fuse(self, one, two, fused)
    groups[:] = map(short, sorted(fused, key=lambda n: n.min_order))
    frame(f"{short(one)} and {short(two)} become one {type(node).__name__}.", "fuse_two_nodes")
    return node


def f(x, w):
    y = torch.softmax(x, -1)
    return torch.relu(y @ w) + 1, y.sum(), y.amax(-1)


Scheduler.get_possible_fusions, Scheduler.fuse_two_nodes = watch_pairs, watch_fuse
nodes = written(f, torch.ones(16, 16), torch.ones(16, 16)).graph.scheduler.nodes
boxes, edges, made = [], [], {}
parts = sorted((n for node in nodes for n in node.get_nodes()), key=lambda n: n.min_order)
for part, at in zip(parts, PLACES, strict=True):
    does = "+".join(sorted({o.target.overloadpacket.__name__ for o in part.node.origins}))
    boxes.append({"id": short(part), "label": f"{short(part)} {does}", "at": at})
    edges += [[made[d.name], short(part)] for d in part.read_writes.reads if d.name in made]
    made |= dict.fromkeys(part.get_buffer_names(), short(part))
print(json.dumps({"nodes": boxes, "edges": sorted(edges), "frames": frames}, indent=1))
