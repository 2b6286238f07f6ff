"""A tensor in a cycle of Python objects: what the garbage collector may take"""

import gc
import mmap
import weakref
from pathlib import Path

import torch

gc.disable()  # it runs where the program says


def cycle(held: bool) -> None:
    """`h` holds itself by an attribute; a graph holds it as well, or does not."""
    h = torch.ones(2, requires_grad=True).exp()
    h.me = h
    watch = weakref.ref(h)
    graph = h * h if held else None
    del h
    print("held by a graph" if held else "held by nobody ", "| before gc", watch() is not None, end=" | ")
    gc.collect()
    print("after gc", watch() is not None, end=" | ")
    if graph is not None:
        kept = graph.grad_fn._saved_self
        print("its attribute", kept.me is kept, end=" | ")
        del kept
    del graph
    print("graph gone", watch() is not None, end=" | ")
    gc.collect()
    print("after gc", watch() is not None)


cycle(held=False)
cycle(held=True)

owner, value, a, b = torch.zeros(2), torch.ones(2), [], []
a.append(b)
b.extend([a, value])  # two lists that hold one another, and the tensor
owner.grad = value
del a, b, value
print("objects that gc took:", gc.collect() >= 2, "| owner.grad:", owner.grad.tolist())

with open(Path(torch.__file__).parent / "lib" / "libtorch_python.so", "rb") as file:
    library = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
print("in the library: THPVariable_dealloc", library.find(b"THPVariable_dealloc") > 0, end=", ")
print("any name with 'esurrect'", library.find(b"esurrect") > 0)
