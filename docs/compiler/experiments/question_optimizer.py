"""`optimizer.step` compiled: how often in twelve steps, for a learning rate that is a number or a tensor, with a scheduler"""

import logging

import torch
from torch._dynamo.utils import counters

torch._logging.set_logs(dynamo=logging.ERROR)
BACKENDS = ("eager", "aot_eager", "aot_eager_decomp_partition")


def compilations(kind, lr, scheduler, backend):
    """How many graphs twelve steps make; the scheduler's own step is not compiled."""
    torch._dynamo.reset()
    weight = torch.nn.Parameter(torch.ones(3))
    optimizer = kind([weight], lr=lr.clone() if isinstance(lr, torch.Tensor) else lr)
    schedule = scheduler and scheduler(optimizer)
    step = torch.compile(optimizer.step, backend=backend)
    before = counters["stats"]["unique_graphs"]
    for _ in range(12):
        weight.grad = torch.ones(3)
        step()
        if schedule:
            schedule.step()
    return counters["stats"]["unique_graphs"] - before


def decay(optimizer):
    return torch.optim.lr_scheduler.ExponentialLR(optimizer, 0.5)


def cycle(optimizer):
    return torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=torch.tensor(0.1), total_steps=20)


number, tensor = 0.1, torch.tensor(0.1)
print(f"{'':32}", *BACKENDS)
for kind in (torch.optim.SGD, torch.optim.AdamW):
    for what, lr, scheduler in (
        ("a number", number, None),
        ("a number, decays", number, decay),
        ("a tensor, decays", tensor, decay),
        ("a tensor, one cycle", tensor, cycle),
    ):
        counts = [compilations(kind, lr, scheduler, backend) for backend in BACKENDS]
        print(f"{kind.__name__ + ', ' + what:32}", *[f"{c:<{len(b)}}" for c, b in zip(counts, BACKENDS, strict=True)])
