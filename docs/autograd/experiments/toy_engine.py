"""The model against PyTorch on 200 random graphs, then with one rule changed at a time"""

# limit: 240
from unittest.mock import patch

import _engine as model
import _graphs as graphs
import _queues as queues
import torch

RULES = {  # what is changed: the queue, or a rule of the model
    "the model": (model.Newest, {}),
    "ties as in C++": (queues.Heap, {}),
    "first in, first out": (queues.Fifo, {}),
    "last in, first out": (queues.Lifo, {}),
    "no waiting": (model.Newest, {"is_ready": lambda still_to_come: True}),
    "no addition": (model.Newest, {"add": lambda old, new: old if new is None else new}),
}


def compare(seed):
    """For each rule: gradients right, equal in every bit, order equal, nodes run."""
    data, calls, roots, wanted, ran = graphs.run(seed)
    assert wanted.isfinite().all()
    for queue, changes in RULES.values():
        values = [model.leaf(f"leaf {i}", x) if graphs.needs_grad(i) else model.Var(x) for i, x in enumerate(data)]
        for name, forward, formula, places in calls:
            values += model.call(name, forward, formula, *(values[i] for i in places))
        ones = [torch.ones_like(values[i].data) for i in roots]
        with patch.dict(vars(model), changes):
            order = model.backward([values[i] for i in roots], ones, queue)
        got = graphs.grads(values[: len(data)])
        yield torch.allclose(got, wanted), torch.equal(got, wanted), order == ran, len(order)


results = [list(compare(seed)) for seed in range(200)]
print("                     gradients   equal in every bit   order   nodes run")
for rule, rows in zip(RULES, zip(*results)):
    print("{:20} {:9} {:20} {:7} {:11}".format(rule, *map(sum, zip(*rows))))
