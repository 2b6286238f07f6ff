"""The file in miniature beside torch.lerp, bit by bit"""

# requires: g++
# helpers: _lerp.cpp
import ctypes

import _cpp
import torch


class Iterator(ctypes.Structure):
    """The struct of the same name in C++: the fields, in order."""

    _fields_ = [
        ("dtype", ctypes.c_int),
        *((name, ctypes.c_void_p) for name in ("self", "end", "out")),
        *((name, ctypes.c_int64) for name in ("n", "step")),
    ]


DTYPES = [torch.float32, torch.float64, torch.bfloat16]
for flag in "-mfma", "-ffp-contract=off":
    call = ctypes.CDLL(_cpp.build("lerp", "-shared", "-fPIC", "-O2", flag)).call
    call.argtypes = ctypes.c_int, ctypes.POINTER(Iterator), ctypes.c_double
    torch.manual_seed(0)
    print(f"compiled with {flag}")
    for number, dtype in enumerate(DTYPES):
        for step in 1, 2:
            same = 0
            for _ in range(100):
                weight = torch.randn(()).item()
                a, b = (torch.randn(100 * step, dtype=torch.float64).to(dtype) for _ in "ab")
                out = torch.empty(100, dtype=dtype)
                work = Iterator(number, a.data_ptr(), b.data_ptr(), out.data_ptr(), 100, step)
                assert call(0, work, weight) == 0
                same += int((out == torch.lerp(a[::step], b[::step], weight)).sum())
            print(f"  {str(dtype)[6:]:8} with step {step}: {same:6,} of 10,000 have the same bits")
print("asked for a GPU:", "refused" if call(1, work, 0.5) else "done")
