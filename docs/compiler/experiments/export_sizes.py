"""A dimension declared in five ways, and which sizes the exported program then takes"""

import logging

import torch
from torch.export import Dim

logging.disable(logging.WARNING)
line = torch.nn.Linear(3, 2)


class AddsFour(torch.nn.Module):
    def forward(self, x):
        return x[:, 0] + torch.ones(4)


WAYS = {
    "not at all": None,
    "Dim.AUTO": ({0: Dim.AUTO},),
    "Dim.DYNAMIC": ({0: Dim.DYNAMIC},),
    "Dim('n', min=2, max=8)": ({0: Dim("n", min=2, max=8)},),
    "DYNAMIC, example of 1": ({0: Dim.DYNAMIC},),
}
for model in (line, AddsFour()):
    print(type(model).__name__)
    for what, way in WAYS.items():
        example = torch.ones(1 if what.endswith("1") else 4, 3)
        try:
            program = torch.export.export(model, (example,), dynamic_shapes=way)
        except Exception as error:
            print(f"  {what}: {type(error).__name__}: {str(error).strip().splitlines()[0][:70]}")
            continue
        called, taken = program.module(), []
        for size in (1, 2, 4, 8, 9):
            try:
                called(torch.ones(size, 3))
                taken.append(size)
            except (AssertionError, RuntimeError):
                pass
        ranges = [f"{v.lower} to {v.upper}" for v in program.range_constraints.values()]
        print(f"  {what}: range {ranges or 'none'}, takes {taken} of 1, 2, 4, 8, 9")
