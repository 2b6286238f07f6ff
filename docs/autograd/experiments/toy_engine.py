"""A toy engine against PyTorch's on 200 random graphs, then with one rule changed at a time."""

# limit: 240
import _engine as toy
import _graphs as graphs
import torch

RULES = {
    "all rules": {},
    "ties by arrival": {"queue": toy.Arrival},
    "first in, first out": {"queue": toy.Fifo},
    "last in, first out": {"queue": toy.Lifo},
    "no waiting": {"wait": False},
    "no addition": {"add": False},
}


def compare(seed):
    """For each rule: gradients right, equal in every bit, order equal, nodes run."""
    data, calls, roots, wanted, ran = graphs.run(seed)
    assert wanted.isfinite().all()
    for changes in RULES.values():
        values = [toy.Var(x, leaf=f"leaf {i}" * graphs.needs_grad(i)) for i, x in enumerate(data)]
        for name, forward, formula, places in calls:
            values += toy.call(name, forward, formula, *(values[i] for i in places))
        ones = [torch.ones_like(values[i].data) for i in roots]
        order = toy.backward([values[i] for i in roots], ones, **changes)
        got = graphs.grads(values[: len(data)])
        yield torch.allclose(got, wanted), torch.equal(got, wanted), order == ran, len(order)


results = [list(compare(seed)) for seed in range(200)]
print("                     gradients   order   nodes run")
for rule, rows in zip(RULES, zip(*results)):
    right, bits, order, nodes = map(sum, zip(*rows))
    print(f"{rule:20} {right:9} {order:7} {nodes:11}" + ("   gradients equal in every bit" if bits == 200 else ""))
