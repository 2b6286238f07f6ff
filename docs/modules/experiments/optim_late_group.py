"""A group that is added after the scheduler was made"""

import warnings

import torch
from torch import optim
from torch.optim import lr_scheduler as lr

warnings.simplefilter("ignore")
for name, make in (
    ("ExponentialLR", lambda o: lr.ExponentialLR(o, 0.5)),
    ("StepLR", lambda o: lr.StepLR(o, 1, 0.5)),
    ("CosineAnnealingLR", lambda o: lr.CosineAnnealingLR(o, 10)),
    ("LambdaLR", lambda o: lr.LambdaLR(o, lambda epoch: 0.5**epoch)),
    ("OneCycleLR", lambda o: lr.OneCycleLR(o, 0.1, total_steps=10)),
    ("ReduceLROnPlateau", lambda o: lr.ReduceLROnPlateau(o, factor=0.5, patience=0)),
):
    one, two = torch.nn.Parameter(torch.ones(1)), torch.nn.Parameter(torch.ones(1))
    optimizer = optim.SGD([one], lr=0.1, momentum=0.9)
    scheduler = make(optimizer)
    optimizer.add_param_group({"params": [two], "lr": 0.8})
    try:
        for _ in range(2):
            optimizer.step()
            scheduler.step(*([1.0] if name == "ReduceLROnPlateau" else []))
        said = [round(float(group["lr"]), 4) for group in optimizer.param_groups]
    except (ValueError, KeyError) as error:
        said = f"{type(error).__name__}: {error}"
    print(f"{name:18}", said)
