"""NumPy and back: who shares memory, who keeps whom, and what neither notices"""

import weakref

import numpy as np
import torch

array = np.arange(4.0)
for code in (
    "torch.from_numpy(array)",
    "torch.as_tensor(array)",
    "torch.asarray(array)",
    "torch.from_dlpack(array)",
    "torch.frombuffer(array, dtype=torch.float64)",
    "torch.tensor(array)",
    "torch.as_tensor(array, dtype=torch.float32)",
    "torch.Tensor(array)",
):
    print(f"{code:46}", "shares" if eval(code).data_ptr() == array.ctypes.data else "copies")
t = torch.ones(3)
for code in ("t.numpy()", "np.asarray(t)", "np.from_dlpack(t)", "np.asarray(t, dtype=np.float64)"):
    print(f"{code:46}", "shares" if eval(code).ctypes.data == t.data_ptr() else "copies")

x, y = torch.from_numpy(array), torch.from_numpy(array)
print("two tensors over one array: one storage", x.untyped_storage()._cdata == y.untyped_storage()._cdata, end=", ")
x.add_(1)
print("after x.add_(1):", y.tolist(), "versions", x._version, y._version)
w = torch.ones(4, dtype=torch.float64, requires_grad=True)
product = w * y
array[:] = 0  # NumPy writes; no counter moves
product.sum().backward()
print("w * y was computed with y = 1 2 3 4; the gradient of w is", w.grad.tolist())

watch = weakref.ref(array)
del array
print("array forgotten, alive:", watch() is not None, end=", ")
del x, y, product
print("tensors forgotten, alive:", watch() is not None)
back = t.numpy()
same = back.base.untyped_storage()._cdata == t.untyped_storage()._cdata
print("an array's base:", type(back.base).__name__, "over the same storage", same, "| the same object", back.base is t)
try:
    np.from_dlpack(w)
except BufferError as error:
    print("DLPack:", error)
