"""Pieces in a file, NumPy's numbers in a checkpoint, and generators that are copied and saved"""

import copy
import io
import pickle
import re

import numpy as np
import torch


def saved(value):
    file = io.BytesIO()
    torch.save(value, file)
    return io.BytesIO(file.getvalue())


def told(call):
    try:
        return call()
    except pickle.UnpicklingError as error:
        return "refused: " + re.findall(r"GLOBAL (\S+) was|(?<=got )<class '(\S+)'>", str(error))[0][0]
    except RuntimeError as error:
        return "RuntimeError: " + str(error)[:43]


big = torch.rand(10_000)
pieces = big.chunk(10)
for name, value in {
    "big": big,
    "one of ten chunks": pieces[0],
    "its clone": pieces[0].clone(),
    "ten chunks together": pieces,
}.items():
    print(f"{name:20} {len(saved(value).getvalue()):6,} bytes")

number = saved({"loss": np.float64(0.5)})
print("np.float64:", told(lambda: torch.load(number)))
number.seek(0)
print("names asked for:", *sorted(torch.serialization.get_unsafe_globals_in_checkpoint(number)))
print("its item():", told(lambda: torch.load(saved({"loss": np.float64(0.5).item()}))))

g = torch.Generator().manual_seed(3)
torch.rand(5, generator=g)
for name, copied in ("deepcopy", copy.deepcopy), ("pickle", lambda g: pickle.loads(pickle.dumps(g))):
    of_copy = torch.rand(3, generator=copied(g))
    print(f"generator, {name}: goes on alike", torch.equal(of_copy, torch.rand(3, generator=g)))
print("generator, torch.load:", told(lambda: torch.load(saved(g))))
print("its state, torch.load:", torch.equal(torch.load(saved(g.get_state())), g.get_state()))
