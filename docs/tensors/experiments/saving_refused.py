"""Which objects load by default, and which only if you say so"""

import io
import pickle
import re
import textwrap
import warnings

import torch
from _saving import CALLS, Thief, objects

warnings.simplefilter("ignore")


def saved(value):
    file = io.BytesIO()
    torch.save(value, file)
    return io.BytesIO(file.getvalue())


def wanted(message):
    """What the reader refused, out of its message."""
    found = re.search(r"GLOBAL (\S+) was not|(Unsupported operand \d+)", message)
    return next(g for g in found.groups() if g)


loads, refused = [], []
for name, value in objects().items():
    try:
        torch.load(saved(value))
        loads.append(name)
    except pickle.UnpicklingError as error:
        refused.append(f"  {name}: {wanted(str(error))}")
print(f"load: {len(loads)} of {len(loads) + len(refused)}")
print(textwrap.fill(", ".join(loads), 84, initial_indent="  ", subsequent_indent="  "))
print(f"refused: {len(refused)}, each with what was refused")
print("\n".join(refused))

file = saved([torch.ones(2), Thief()])
print("\na file whose pickle calls a function")
try:
    torch.load(file)
except pickle.UnpicklingError as error:
    print("by default:", wanted(str(error)), "refused; calls:", CALLS)
file.seek(0)
print("asked beforehand:", torch.serialization.get_unsafe_globals_in_checkpoint(file))
file.seek(0)
torch.load(file, weights_only=False)
print("weights_only=False; calls:", CALLS)
