"""Which implementation each optimizer takes, on a CPU and on a GPU"""

# requires: pretended-gpu
import contextlib
import importlib
import inspect
import warnings

import torch
from torch import optim

warnings.simplefilter("ignore")
FORMS = {"_single_tensor_": "loop", "_multi_tensor_": "foreach", "_fused_": "fused"}
NAMES = "ASGD Adadelta Adafactor Adagrad Adam AdamW Adamax Muon NAdam RAdam RMSprop Rprop SGD".split()
taken = []


def watch(module):
    for name, real in list(vars(module).items()):
        for start, form in FORMS.items():
            if name.startswith(start):
                call = lambda *a, _real=real, _form=form, **k: (taken.append(_form), _real(*a, **k))[1]  # noqa: E731
                setattr(module, name, call)


def take(kind, device, option=None):
    if option and option not in inspect.signature(kind).parameters:
        return "-"
    parameter = torch.nn.Parameter(torch.zeros(2, 2, device=device))
    parameter.grad = torch.zeros(2, 2, device=device)
    taken.clear()
    with contextlib.suppress(torch.AcceleratorError):  # some read a number back from the GPU, which is pretended
        kind([parameter], **{option: True} if option else {}).step()
    return taken[0]


for name in set(NAMES) - {"AdamW"}:
    watch(importlib.import_module(f"torch.optim.{'_' * (name in ('Adafactor', 'Muon'))}{name.lower()}"))
options = [(device, option) for device in ("cpu", "cuda") for option in (None, "foreach", "fused")]
rows = [[take(getattr(optim, name), *option) for option in options] for name in NAMES]
print(" " * 10, *(f"{device + ' ' + (option or 'default'):>12}" for device, option in options))
for name, row in zip(NAMES, rows, strict=True):
    print(f"{name:10}", *(f"{form:>12}" for form in row))
print("optimizers tried", len(rows), "· foreach by default on the CPU", sum(r[0] == "foreach" for r in rows))
print("foreach by default on the GPU", sum(r[3] == "foreach" for r in rows))
