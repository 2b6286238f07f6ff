"""Own, shared or absent: what five calls do with a tensor's pointers, beside PyTorch"""

import _bytes
import torch

NAMES = ["storage", "version_counter", "autograd_meta"]


# --8<-- [start:impl]
class Impl:
    """A rule of its own, and pointers: shared, made anew, or null."""

    def __init__(self, rule, storage=None, version_counter=None, autograd_meta=None):
        self.rule, self.autograd_meta = rule, autograd_meta
        self.storage, self.version_counter = storage or object(), version_counter or object()

    def view(self, rule):  # a view knows its base
        return Impl(rule, self.storage, self.version_counter, autograd_meta=self)

    def detach(self):
        return Impl(self.rule, self.storage, self.version_counter)

    def data(self):  # the same numbers, and nobody is to notice a write
        return Impl(self.rule, self.storage)

    def clone(self):
        return Impl("row-major")


# --8<-- [end:impl]
def compared(before, after):
    """For each pointer: shared, its own, or null."""
    pairs = zip(before, after, strict=True)
    return ", ".join(f"{n} {'null' if not b else 'shared' if a == b else 'own'}" for n, (a, b) in zip(NAMES, pairs))


def of_model(impl):
    return [getattr(impl, name) for name in NAMES]


def of_torch(tensor):
    return [_bytes.field(tensor, f"{name}_") for name in NAMES]


a, x = Impl("row-major"), torch.arange(12)
for name, made, found in (
    ("view", a.view("turned"), x.view(3, 4)),
    ("detach", a.detach(), x.detach()),
    (".data", a.data(), x.data),
    ("clone", a.clone(), x.clone()),
    ("view of .data", a.data().view("turned"), x.data.view(3, 4)),
):
    model = compared(of_model(a), of_model(made))
    print(f"{name:15}{model:66}{'so in PyTorch' if model == compared(of_torch(x), of_torch(found)) else 'not so'}")
