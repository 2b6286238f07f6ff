"""You set a learning rate by hand: which schedulers go on from it, which write over it?"""

import warnings

import torch
from torch.optim import SGD
from torch.optim import lr_scheduler as lr

warnings.simplefilter("ignore")
MAKE = {
    "StepLR": lambda o: lr.StepLR(o, 3),
    "MultiStepLR": lambda o: lr.MultiStepLR(o, [3, 7]),
    "ConstantLR": lambda o: lr.ConstantLR(o, 0.5, 8),
    "LinearLR": lambda o: lr.LinearLR(o, 0.5, 1.0, 8),
    "ExponentialLR": lambda o: lr.ExponentialLR(o, 0.9),
    "PolynomialLR": lambda o: lr.PolynomialLR(o, 10),
    "CosineAnnealingLR": lambda o: lr.CosineAnnealingLR(o, 10),
    "MultiplicativeLR": lambda o: lr.MultiplicativeLR(o, lambda epoch: 0.9),
    "LambdaLR": lambda o: lr.LambdaLR(o, lambda epoch: 0.9**epoch),
    "CosineAnnealingWarmRestarts": lambda o: lr.CosineAnnealingWarmRestarts(o, 10),
    "CyclicLR": lambda o: lr.CyclicLR(o, 0.01, 0.1, 4),
    "OneCycleLR": lambda o: lr.OneCycleLR(o, 0.1, total_steps=10),
}


def rates(make, factor):
    optimizer = SGD([torch.nn.Parameter(torch.ones(1))], lr=0.1, momentum=0.9)
    first, scheduler = optimizer.param_groups[0]["lr"], make(optimizer)
    made = optimizer.param_groups[0]["lr"]
    for step in range(5):
        optimizer.step()
        if step == 4:
            optimizer.param_groups[0]["lr"] *= factor
        scheduler.step()
    return first, made, optimizer.param_groups[0]["lr"]


print(f"{'':28} lr given  lr once made  after 5 steps  times ten before the fifth")
for name, make in MAKE.items():
    given, made, plain = rates(make, 1)
    touched = rates(make, 10)[2]
    kept = "goes on from it" if abs(touched / plain - 10) < 1e-6 else "writes over it" if touched == plain else "else"
    print(f"{name:28} {given:8.3f} {made:13.3f} {plain:14.4f}  {kept}")
