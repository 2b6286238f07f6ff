"""Resizing: whose memory moves, who follows, and who is left behind"""

import numpy as np
import torch

BIG = 33 << 18  # float32 numbers, 33 MiB: so much memory is mapped by itself, and unmapped when it is freed


def mapped(address: int) -> bool:
    """Does the process still have memory at this address?"""
    with open("/proc/self/maps") as file:
        places = [line.split()[0].split("-") for line in file]
    return any(int(first, 16) <= address < int(last, 16) for first, last in places)


def attempt(what: str, call) -> None:
    try:
        print(f"{what:44}", call())
    except RuntimeError as error:
        print(f"{what:44}", str(error).partition("(")[0].strip())


t = torch.arange(4.0)
view, storage, old = t[:2], t.untyped_storage()._cdata, t.data_ptr()
t.resize_(BIG)
print("grown: same storage", t.untyped_storage()._cdata == storage, "| other address", t.data_ptr() != old, end=" | ")
print("the view follows", view.data_ptr() == t.data_ptr(), view.tolist())
t.resize_(2)
print("shrunk: bytes", t.untyped_storage().nbytes())
s = torch.ones(4)
s.untyped_storage().resize_(0)
print("storage.resize_(0): shape", tuple(s.shape), "bytes", s.untyped_storage().nbytes(), "address", s.data_ptr())
attempt("as_strided over the end", lambda: torch.ones(3).as_strided((5,), (1,)))
attempt("set_ over the end, bytes", lambda: torch.empty(0).set_(torch.ones(3).untyped_storage(), 0, (5,)).untyped_storage().nbytes())  # fmt: skip
attempt("a parameter", lambda: torch.nn.Parameter(torch.ones(3)).resize_(5))
attempt("a view, bytes of the storage", lambda: torch.zeros(2, 3)[1].resize_(100).untyped_storage().nbytes())
attempt("from_numpy", lambda: torch.from_numpy(np.ones(3)).resize_(5))
attempt("from_numpy, no larger", lambda: torch.from_numpy(np.ones(3)).resize_(2).tolist())
t = torch.zeros(4)
t.numpy()  # an array that nobody keeps
attempt("after a numpy() whose array is gone", lambda t=t: t.resize_(5))
for name, export in (("after t.numpy()", torch.Tensor.numpy), ("after np.from_dlpack(t)", np.from_dlpack)):
    t = torch.zeros(BIG)
    array = export(t)
    attempt(name, lambda t=t: t.resize_(2 * BIG).shape == (2 * BIG,))
    print(
        "   the array has the tensor's address",
        array.ctypes.data == t.data_ptr(),
        "| memory is there",
        mapped(array.ctypes.data),
    )
