"""The kernels alone, and with the Python registrations: who can use the operator"""

# requires: g++
# helpers: _swiglu.cpp, _checks.cpp
# limit: 120
import importlib
import warnings

import _package
import torch

op = _package.kernels()
torch.manual_seed(0)
gate, up = torch.randn(3, 4), torch.randn(3, 4)


class Model(torch.nn.Module):
    def forward(self, gate, up):
        return op(gate * 2, up)


def train():
    trained = gate.clone().requires_grad_()
    Model()(trained, up).sum().backward()
    return trained.grad


def shape(result):
    return None if result is None else tuple(result.shape)


USES = {
    "a call": lambda: Model()(gate, up),
    "backward": train,
    "vmap": lambda: torch.vmap(Model())(gate, up),
    "compile": lambda: torch.compile(Model(), fullgraph=True)(gate, up),
    "export": lambda: torch.export.export(Model(), (gate, up)).module()(gate, up),
}
for stage in ("kernels alone", "with _registrations.py"):
    if stage != "kernels alone":
        importlib.import_module("_registrations")
    print(stage)
    for name, use in USES.items():
        torch._dynamo.reset()
        with warnings.catch_warnings(record=True) as said:
            warnings.simplefilter("always")
            try:
                end = f"result {shape(use())}"
            except Exception as error:
                end = f"{type(error).__name__}: {str(error).strip().splitlines()[0][:75]}"
        mine = [str(w.message) for w in said if "fused_swiglu" in str(w.message)]
        print(f"    {name:8} {end}", *(f"\n{'':13}warned: {text[:76]}" for text in mine))
