"""Where an assignment puts a value, by what the name held before"""

import torch
from torch import nn

MAKE = {
    "Parameter": lambda: nn.Parameter(torch.ones(1)),
    "Module": nn.Identity,
    "Buffer": lambda: nn.Buffer(torch.ones(1)),
    "Tensor": lambda: torch.ones(1),
    "list": lambda: [nn.Linear(1, 1)],
    "None": lambda: None,
}


def place(module):
    """The dictionary of the module that holds `x`."""
    found = [d for d in ("_parameters", "_buffers", "_modules") if "x" in vars(module)[d]]
    return (found or ["__dict__" if "x" in vars(module) else "nowhere"])[0]


def assign(module, kind):
    """Assigns a value of this kind to `x` and tells where it is, or what was raised."""
    try:
        module.x = MAKE[kind]()
    except (TypeError, KeyError) as error:
        return type(error).__name__
    return place(module)


print(f"{'x held':12}", *(f"{kind:12}" for kind in MAKE))
for held in ("nothing", *MAKE):
    row = []
    for kind in MAKE:
        module = nn.Module()
        if held != "nothing":
            module.x = MAKE[held]()
        row.append(assign(module, kind))
    print(f"{held:12}", *(f"{cell:12}" for cell in row))

print(f"\n{'assigned':12} parameters()  state_dict()  .double() reaches it")
for kind in MAKE:
    module = nn.Module()
    module.x = MAKE[kind]()
    module.double()
    value = module.x[0].weight if kind == "list" else module.x
    reached = value.dtype == torch.float64 if isinstance(value, torch.Tensor) else "nothing to convert"
    print(f"{kind:12} {len(list(module.parameters())):<13} {len(module.state_dict()):<13} {reached}")
