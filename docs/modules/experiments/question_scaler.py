"""A scaler skips the first step: does the scheduler warn, and when may it be stepped"""

import warnings

import torch
from torch import nn


def train(make, guarded):
    layer = nn.Linear(1, 1, bias=False, dtype=torch.float32)
    optimiser = make(layer.parameters())
    scheduler = torch.optim.lr_scheduler.ExponentialLR(optimiser, 0.5)
    scaler = torch.amp.GradScaler("cpu", init_scale=2.0**16)
    steps = 0
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        for turn in range(3):
            optimiser.zero_grad()
            loss = layer(torch.ones(1, 1)).sum()
            scaler.scale(loss).backward()
            if not turn:
                layer.weight.grad.fill_(torch.inf)
            scaler.step(optimiser)
            before = scaler.get_scale()
            scaler.update()
            if not guarded or scaler.get_scale() >= before:
                scheduler.step()
                steps += 1
    said = [str(w.message).split(".")[0] for w in caught]
    return said, steps, optimiser.param_groups[0]["lr"]


MAKERS = {
    "SGD": lambda p: torch.optim.SGD(p, lr=1.0),
    "Adam": lambda p: torch.optim.Adam(p, lr=1.0),
    "Adam, fused": lambda p: torch.optim.Adam(p, lr=1.0, fused=True),
}
for name, make in MAKERS.items():
    for guarded in False, True:
        said, steps, lr = train(make, guarded)
        when = "after steps that were made" if guarded else "in each turn"
        print(f"{name:12} {when:27} warnings {len(said)}, scheduler's steps {steps}, rate {lr}")
print(train(MAKERS["SGD"], False)[0][0])
