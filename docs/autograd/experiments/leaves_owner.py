"""Who keeps the record alive: names are deleted one by one, and what is still there is asked after each"""

import weakref

import torch
from torch.multiprocessing.reductions import StorageWeakRef

nodes, values = {}, {}


class Mark:
    """An object in a node's metadata; it goes when the node goes."""


def watch(name, tensor):
    tensor.grad_fn.metadata["mark"] = mark = Mark()
    nodes[name, len(nodes)] = weakref.ref(mark)
    values[name] = StorageWeakRef(tensor.untyped_storage())
    return tensor


def show(when):
    there = ", ".join(name for (name, _), mark in nodes.items() if mark())
    print(f"{when:18} nodes of {there or 'nothing':22} memory of", *[n for n, s in values.items() if not s.expired()])


w = torch.ones(1000, requires_grad=True)
# --8<-- [start:forward]
e, s = watch("e", w.exp()), watch("s", w.sin())
m = watch("m", e * s)
loss = watch("loss", m + s)
# --8<-- [end:forward]
show("after forward:")
del e, s, m
show("e, s, m deleted:")
loss.backward(torch.ones_like(loss))
show("after backward:")
del loss
show("loss deleted:")

print("\nnodes alive after three iterations, if the total adds")
for add in ("loss.item()", "loss.detach()", "loss"):
    nodes, total = {}, torch.zeros(())
    for _ in range(3):
        loss = watch("loss", (watch("e", w.exp()) * w.sin()).sum())
        loss.backward()
        total = total + eval(add)
        del loss
    print(f"  {add:14}", sum(mark() is not None for mark in nodes.values()), "of", len(nodes))
