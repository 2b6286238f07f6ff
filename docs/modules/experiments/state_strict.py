"""State dicts that do not fit, with strict and without, and what was loaded all the same"""

import warnings

import torch
from torch import nn

warnings.simplefilter("ignore")  # a complex number loses its imaginary part with a warning


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.first = nn.Linear(2, 2, bias=False)
        self.second = nn.Linear(2, 2, bias=False)
        self.bias = nn.Parameter(torch.zeros(()))


GOOD = {"first.weight": torch.full((2, 2), 7.0), "second.weight": torch.full((2, 2), 7.0), "bias": torch.tensor(7.0)}
second = "second.weight"
CASES = {
    "fits": GOOD,
    "one is missing": {k: v for k, v in GOOD.items() if k != second},
    "one more": GOOD | {"third.weight": torch.ones(1)},
    "other shape, 2 x 3": GOOD | {second: torch.ones(2, 3)},
    "other shape, 1 x 2": GOOD | {second: torch.ones(1, 2)},
    "a list": GOOD | {second: [[7.0, 7.0], [7.0, 7.0]]},
    "float64": {k: v.double() for k, v in GOOD.items()},
    "complex": {k: v + 1j for k, v in GOOD.items()},
    "shape (1,) for a number": GOOD | {"bias": torch.full((1,), 7.0)},
    "all with a prefix": {f"module.{k}": v for k, v in GOOD.items()},
    "empty": {},
}
print(f"{'':26}{'strict=True':42}strict=False")
for name, state in CASES.items():
    row = []
    for strict in (True, False):
        net = Net()
        try:
            result = net.load_state_dict(state, strict=strict)
            said = f"missing {len(result.missing_keys)}, unexpected {len(result.unexpected_keys)}"
        except RuntimeError:
            said = "RuntimeError"
        loaded = [p.flatten()[0].item() == 7 for p in net.parameters()]
        row.append(f"{said}; {sum(loaded)} of 3 loaded")
    print(f"{name:26}{row[0]:42}{row[1]}")
