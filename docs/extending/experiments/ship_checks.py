"""A wrong call, eager and on fake tensors"""

# requires: g++
# helpers: _swiglu.cpp, _checks.cpp
# limit: 120
import logging

import _package
import torch
from torch._subclasses import FakeTensorMode

logging.disable()  # fake tensors log what they raise
op = _package.whole()
CALLS = {
    "two shapes": lambda: op(torch.ones(2, 3), torch.ones(3, 2)),
    "two dtypes": lambda: op(torch.ones(2), torch.ones(2, dtype=torch.float64)),
    "whole numbers": lambda: op(torch.ones(2).int(), torch.ones(2).int()),
    "a number": lambda: op(torch.ones(2), 1.0),
    "no up": lambda: op(torch.ones(2)),
}
for name, call in CALLS.items():
    print(name)
    for world, mode in (("eager", torch.no_grad()), ("fake", FakeTensorMode())):
        try:
            with mode:
                call()
            said = "no error"
        except Exception as error:
            first, *rest = str(error).splitlines()
            said = f"{type(error).__name__}: {first[:80]}"
        print(f"    {world:5} {said}")
