"""Which learning rate runs after loading, by the order of loading and of making the scheduler"""

import torch
from torch import nn

weight = nn.Parameter(torch.ones(1))
MAKERS = {
    "StepLR": lambda o: torch.optim.lr_scheduler.StepLR(o, 2, 0.5),
    "ExponentialLR": lambda o: torch.optim.lr_scheduler.ExponentialLR(o, 0.9),
    "LinearLR": lambda o: torch.optim.lr_scheduler.LinearLR(o, 0.1, total_iters=8),
    "CosineAnnealingLR": lambda o: torch.optim.lr_scheduler.CosineAnnealingLR(o, 10),
    "LambdaLR": lambda o: torch.optim.lr_scheduler.LambdaLR(o, lambda n: 0.9**n),
    "OneCycleLR": lambda o: torch.optim.lr_scheduler.OneCycleLR(o, 0.1, total_steps=10),
    "SequentialLR": lambda o: torch.optim.lr_scheduler.SequentialLR(
        o, [MAKERS["LinearLR"](o), MAKERS["CosineAnnealingLR"](o)], [3]
    ),
}


def resumed(make, order, saved, scheduled):
    weight.grad = torch.zeros(1)
    optimiser = torch.optim.SGD([weight], lr=0.1)
    for part in order.split(", "):
        if part == "optimiser":
            optimiser.load_state_dict(saved)
        elif part == "made":
            scheduler = make(optimiser)
        else:
            scheduler.load_state_dict(scheduled)
    rates = [optimiser.param_groups[0]["lr"]]
    optimiser.step()
    scheduler.step()
    return "{:.4f} {:.4f}".format(*rates, optimiser.param_groups[0]["lr"])


ORDERS = "made, optimiser, scheduler", "optimiser, made, scheduler", "optimiser, made"
print(f"{'':18} {'without a stop':15}", *(f"{order:27}" for order in ORDERS))
for name, make in MAKERS.items():
    optimiser = torch.optim.SGD([weight], lr=0.1)
    scheduler = make(optimiser)
    for _ in range(5):
        weight.grad = torch.zeros(1)
        optimiser.step()
        scheduler.step()
    saved, scheduled = optimiser.state_dict(), scheduler.state_dict()
    cells = [f"{resumed(make, order, saved, scheduled):27}" for order in ORDERS]
    optimiser.step()
    now = saved["param_groups"][0]["lr"]
    scheduler.step()
    print(f"{name:18} {now:.4f} {optimiser.param_groups[0]['lr']:.4f}  ", *cells)
