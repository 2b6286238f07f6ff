"""Which kernels compete for a matrix product on the CPU, without and with constant weights"""

# requires: g++

import torch
from _lower import written
from torch._inductor.select_algorithm import AlgorithmSelectorCache


class Asked(Exception):
    """Raised before anything is compiled and timed."""


def told(self, name, choices, *rest, **options):
    print(f"  {name}:", *[choice.name for choice in choices])
    raise Asked


AlgorithmSelectorCache.__call__ = told
layer = torch.nn.Linear(64, 64)
x = torch.ones(64, 64)
for what, options in {
    "as it is": {},
    "max_autotune": {"max_autotune": True},
    "max_autotune and freezing": {"max_autotune": True, "freezing": True},
}.items():
    print(what)
    for function in (layer, lambda x: x @ x):
        try:
            with torch.no_grad():
                written(function, x, **options)
            print("  no choice: the wrapper calls the library")
        except Exception as error:
            if "Asked" not in repr(error):
                raise
