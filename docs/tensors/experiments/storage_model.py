"""Who frees the bytes: a storage of twenty lines beside PyTorch's"""

import weakref

import numpy as np
import torch
from _storage import lent, own


class OfTorch:
    """The same, answered by a tensor of PyTorch."""

    def __init__(self, tensor):
        self.tensor = tensor

    def resize(self, size):
        self.tensor.untyped_storage().resize_(size * 8)

    data = property(lambda self: self.tensor.data_ptr())


def grow(base):
    try:
        base.resize(24)
        return "grows"
    except RuntimeError as error:
        return str(error)


def story(make, lend, view):
    """Twelve numbers that are lent and then forgotten, and twelve that grow."""
    array = np.arange(12)
    watch, base = weakref.ref(array), lend(array)
    matrix = view(base)
    yield "lent memory is asked to grow", grow(base)
    del array
    yield "array forgotten: it is", "alive" if watch() is not None else "gone"
    del base
    yield "base forgotten: it is", "alive" if watch() is not None else "gone"
    del matrix
    yield "matrix forgotten: it is", "alive" if watch() is not None else "gone"
    base = make(12)
    matrix, noted = view(base), base.data
    yield "an allocator's memory", grow(base)
    yield "the address noted before is", "good" if base.data == noted else "stale"
    yield "matrix follows", str(matrix.data == base.data)


of_model = story(own, lent, lambda storage: storage)
of_torch = story(
    lambda n: OfTorch(torch.arange(n)), lambda a: OfTorch(torch.from_numpy(a)), lambda t: OfTorch(t.tensor.view(3, 4))
)
for (what, model), (_, found) in zip(of_model, of_torch, strict=True):
    print(f"{what:30}model: {model:15}PyTorch: {found}")
