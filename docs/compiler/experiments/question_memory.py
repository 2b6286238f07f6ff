"""Who keeps a compiled model's weights alive after `del`: is something left in the entry of its code?"""

import gc
import weakref

import _guards
import torch


class Scale(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = torch.nn.Parameter(torch.ones(1000))

    def forward(self, x):
        return self.weight * x


def uses_global(x):
    return model(x)


def in_place(backend):
    model.compile(backend=backend)
    return model


WAYS = {
    "torch.compile(model)": lambda backend: (torch.compile(model, backend=backend), Scale.forward),
    "model.compile()": lambda backend: (in_place(backend), Scale.forward),
    "a function with a global": lambda backend: (torch.compile(uses_global, backend=backend), uses_global),
}


def alive(reference):
    gc.collect()
    return "alive" if reference() is not None else "gone"


for backend in ("eager", "aot_eager"):
    for way, make in WAYS.items():
        torch._dynamo.reset()
        model = Scale()
        weight = weakref.ref(model.weight)
        call, code = make(backend)
        call(torch.ones(1000)).sum().backward()
        model = call = None
        left = alive(weight)
        print(f"{way:26} {backend:10} weight {left}, entries {len(_guards.entries(code))}")
torch._dynamo.reset()
print("after reset(): entries", len(_guards.entries(uses_global)))
