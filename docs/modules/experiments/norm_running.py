"""Which variance batch norm divides by, which it keeps, and what moves the running statistics"""

import copy

import torch
from torch import nn
from torch.utils.checkpoint import checkpoint

x = torch.tensor([[1.0], [2.0], [3.0], [6.0]])
print(f"mean {x.mean():.3f}, variance over n {x.var(correction=0):.3f}, over n - 1 {x.var():.3f}")


def stats(bn):
    return f"mean {bn.running_mean.item():.3f}, var {bn.running_var.item():.3f}, batches {bn.num_batches_tracked}"


bn = nn.BatchNorm1d(1)
divisor = (x[0] - x.mean()).square() / bn(x)[0].square() - bn.eps
print(f"divided by the root of {divisor.item():.3f}")
print("after one batch:       ", stats(bn))
for _ in range(199):
    bn(x)
print("after two hundred:     ", stats(bn))
print(f"the number 6 becomes {bn(x)[3].item():.3f} in train, {bn.eval()(x)[3].item():.3f} in eval")

average = nn.BatchNorm1d(1, momentum=None)
for batch in (x, x + 10, x + 20):
    average(batch)
print("momentum=None, 3 batches:", stats(average))


def recomputed(bn):
    checkpoint(bn, x.clone().requires_grad_(), use_reentrant=False).sum().backward()


WAYS = {
    "in eval": lambda bn: bn.eval()(x),
    "under no_grad": torch.no_grad()(lambda bn: bn(x)),
    "with frozen parameters": lambda bn: bn.requires_grad_(False)(x),
    "functional_call": lambda bn: torch.func.functional_call(bn, {}, x),
    "under checkpoint": recomputed,
    "under vmap": lambda bn: torch.func.vmap(bn)(x.repeat(2, 1, 1)),
}
fresh = nn.BatchNorm1d(1)
for name, way in WAYS.items():
    try:
        way(bn := copy.deepcopy(fresh))
        print(f"{name:24}", stats(bn))
    except Exception as error:
        print(f"{name:24}", stats(bn), type(error).__name__)
