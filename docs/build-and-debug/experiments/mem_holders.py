"""Three ways to keep a tensor alive by mistake, and the three numbers that tell them apart"""

# requires: g++
import ctypes
import gc
import sys

import _link
import torch

_link.compile("leak.o", '#include <Python.h>\nextern "C" void keep(PyObject* t) { Py_INCREF(t); }')
_link.link("leak.so", "leak.o")
extension = ctypes.PyDLL("./leak.so")
extension.keep.argtypes, extension.keep.restype = [ctypes.py_object], None

cache, graphs = [], []


def forgotten_in_a_list(t: torch.Tensor) -> None:
    cache.append(t)


def saved_by_a_graph(t: torch.Tensor) -> None:
    graphs.append((torch.ones(1, requires_grad=True) * t).sum().grad_fn)


def missing_decref(t: torch.Tensor) -> None:
    extension.keep(t)


def left() -> list[torch.Tensor]:
    gc.collect()
    return [o for o in gc.get_objects() if type(o) is torch.Tensor and o.shape == (123,)]


print(f"{'':22}{'alive':>6}{'Python count':>14}{'C++ count':>11}  known to the collector as held by")
for mistake in (forgotten_in_a_list, saved_by_a_graph, missing_decref):
    for _ in range(10):
        mistake(torch.zeros(123))
    found = left()
    t = found[0]
    holders = [type(r).__name__ for r in gc.get_referrers(t) if r is not found and r is not globals()]
    print(
        f"{mistake.__name__:22}{len(found):6}{sys.getrefcount(t) - 3:14}{t._use_count():11}  {', '.join(holders) or 'nobody'}"
    )
    cache.clear(), graphs.clear()
    for o in found:
        o.resize_(1)
    del found, t, o
