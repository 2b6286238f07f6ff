"""When several small batches give the gradient of the large one: by what each loss is divided"""

import torch
from torch import nn
from torch.nn import functional

torch.manual_seed(0)
x = torch.randn(8, 5)
target = torch.tensor([0, 1, 2, -100, -100, 0, -100, -100])  # 3 of the first four rows count, 1 of the others


def model(norm=False):
    torch.manual_seed(1)
    return nn.Sequential(nn.Linear(5, 6), *([nn.BatchNorm1d(6)] if norm else []), nn.ReLU(), nn.Linear(6, 3)).double()


def gradient(net, parts, target, loss_of):
    for rows, wanted in zip(x.double().split(parts), target.split(parts), strict=True):
        loss_of(net(rows), wanted).backward()
    return torch.cat([p.grad.flatten() for p in net.parameters()])


def compared(name, found, whole):
    factor = (found @ whole) / (whole @ whole)
    off = (found - factor * whole).norm() / whole.norm()
    print(f"{name:46}{factor:7.3f} times the whole batch's, and {off:.3f} beside it")


mean, total = functional.cross_entropy, lambda y, t: functional.cross_entropy(y, t, reduction="sum")
full = torch.tensor([0, 1, 2, 1, 0, 0, 2, 1])
whole = gradient(model(), 8, full, mean)
compared("4 + 4 rows, mean of each", gradient(model(), 4, full, mean), whole)
compared("4 + 4 rows, mean of each / 2", gradient(model(), 4, full, lambda y, t: mean(y, t) / 2), whole)
compared("6 + 2 rows, mean of each / 2", gradient(model(), 6, full, lambda y, t: mean(y, t) / 2), whole)
compared("6 + 2 rows, sum of each / 8", gradient(model(), 6, full, lambda y, t: total(y, t) / 8), whole)

whole = gradient(model(), 8, target, mean)
compared("4 + 4 rows, 3 + 1 count, mean of each / 2", gradient(model(), 4, target, lambda y, t: mean(y, t) / 2), whole)
compared("4 + 4 rows, 3 + 1 count, sum of each / 4", gradient(model(), 4, target, lambda y, t: total(y, t) / 4), whole)

whole = gradient(model(norm=True), 8, full, mean)
compared(
    "batch norm, 4 + 4 rows, mean of each / 2", gradient(model(norm=True), 4, full, lambda y, t: mean(y, t) / 2), whole
)
evaluated = [model(norm=True).eval() for _ in range(2)]
whole = gradient(evaluated[0], 8, full, mean)
compared("the same in eval", gradient(evaluated[1], 4, full, lambda y, t: mean(y, t) / 2), whole)
