"""What clipping multiplies gradients by, which of them count, and what comes of infinities"""

import torch
from torch import nn
from torch.nn.utils import clip_grad_norm_, clip_grad_value_

inf, nan = float("inf"), float("nan")


def parameters(*grads):
    made = [nn.Parameter(torch.zeros(len(g)) if g else torch.zeros(1)) for g in grads]
    for p, g in zip(made, grads, strict=True):
        p.grad = torch.tensor(g) if g else None
    return made


def shown(ps):
    return [None if p.grad is None else [round(v, 4) for v in p.grad.tolist()] for p in ps]


CASES = {
    "norm 5 to 1": (([3.0], [4.0]), {}),
    "norm 0.5 to 1": (([0.3], [0.4]), {}),
    "one without a gradient": (([3.0], [], [4.0]), {}),
    "largest instead of norm": (([3.0], [4.0]), {"norm_type": inf}),
    "one infinity": (([3.0, inf], [4.0]), {}),
    "one nan": (([3.0, nan], [4.0]), {}),
    "squares overflow": (([3e20], [4e20]), {}),
    "zeros": (([0.0], [0.0]), {}),
}
for name, (grads, options) in CASES.items():
    ps = parameters(*grads)
    norm = clip_grad_norm_(ps, 1.0, **options)
    print(f"{name:26}returned {norm:8.4g}, left {shown(ps)}")

ps = parameters([3.0], [4.0])
norms = [clip_grad_norm_(p, 1.0).item() for p in ps]
print(f"{'each parameter by itself':26}returned {norms}, left {shown(ps)}")
ps = parameters([3.0, inf, nan], [-0.4])
clip_grad_value_(ps, 1.0)
print(f"{'clip_grad_value_':26}{'':18}left {shown(ps)}")
ps = parameters([3.0], [4.0])
clip_grad_norm_((p for p in ps), 1.0)
print(f"{'a generator':26}{'':18}left {shown(ps)}")

for kind in (torch.optim.SGD, torch.optim.Adam):
    moves = []
    for limit in (None, 1.0):
        ps = parameters([3.0], [4.0])
        if limit:
            clip_grad_norm_(ps, limit)
        kind(ps, lr=0.1).step()
        moves.append([round(-p.item(), 4) for p in ps])
    print(f"{kind.__name__:5}first step without clipping {moves[0]}, with {moves[1]}")
