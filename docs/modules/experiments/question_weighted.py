"""Class weights in a cross entropy: a batch of one, and small batches that are accumulated"""

import torch
from torch.nn import functional as F

torch.manual_seed(0)
weights = torch.tensor([1.0, 2.0, 4.0])
x, y = torch.randn(8, 3), torch.tensor([0, 0, 0, 1, 1, 2, 2, 2])
for w in None, weights:
    row = [F.cross_entropy(x[7:], y[7:], w, reduction=r).item() for r in ("mean", "sum")]
    print("a batch of one, weights", w is not None, "mean {:.3f}, sum {:.3f}".format(*row))
same = F.cross_entropy(x, y, weights, reduction="none").mean().item()
print(f"mean {F.cross_entropy(x, y, weights).item():.3f}, mean of reduction='none' {same:.3f}")


def gradient(loss):
    layer = torch.eye(3, requires_grad=True)
    loss(layer).backward()
    return layer.grad.flatten()


def parts(loss):
    return gradient(lambda layer: sum(loss(x[rows] @ layer, y[rows]) for rows in (slice(4), slice(4, 8))))


whole = gradient(lambda layer: F.cross_entropy(x @ layer, y, weights))
WAYS = {
    "mean of each / 2": lambda a, b: F.cross_entropy(a, b, weights) / 2,
    "sum of each / 8 rows": lambda a, b: F.cross_entropy(a, b, weights, reduction="sum") / 8,
    "sum of each / weights of all": lambda a, b: F.cross_entropy(a, b, weights, reduction="sum") / weights[y].sum(),
}
for name, loss in WAYS.items():
    got = parts(loss)
    along = got @ whole / whole.square().sum()
    print(f"{name:29} {along:.3f} times the batch's, {(got - along * whole).norm() / whole.norm():.3f} beside it")
