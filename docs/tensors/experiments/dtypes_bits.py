"""conj() and imag make views with a bit"""

import numpy
import torch
from torch.utils.dlpack import to_dlpack

x = torch.tensor([1 + 2j, 3 - 4j])
y = x.conj()
z = y.imag


def row(name, t):
    keys = str(torch._C._dispatch_keys(t))
    marks = [key for key in ("Conjugate", "Negative") if key in keys]
    place = "own memory" if t.untyped_storage()._cdata != x.untyped_storage()._cdata else "memory of x"
    print(f"{name:24} {place:12} keys: {' '.join(marks) or '-'}")


def told(call, t):
    """What the receiver reads, or that the call is refused."""
    try:
        return str(call(t).tolist())
    except (BufferError, RuntimeError):
        return "refused"


for name, t in {
    "x.conj()": y,
    "x.conj().conj()": y.conj(),
    "x.conj().imag": z,
    "x.conj().real": y.real,
    "x.conj().clone()": y.clone(),
    "x.conj() * 2": y * 2,
    "x.conj().to(complex128)": y.to(torch.complex128),
    "x.conj().resolve_conj()": y.resolve_conj(),
    "torch.conj_physical(x)": torch.conj_physical(x),
}.items():
    row(name, t)
print("x, y, z:", x.tolist(), y.tolist(), z.tolist())
y.add_(1j)
print("y.add_(1j), and then x:", x.tolist())
z.fill_(7)
print("z.fill_(7), and then x:", x.tolist())
print("y:", y.tolist(), "z:", z.tolist())
for name, call in {
    "t.numpy()": torch.Tensor.numpy,
    "t.view(torch.int32)": lambda t: t.view(torch.int32),
    "numpy.from_dlpack(t)": numpy.from_dlpack,
    "torch.from_dlpack(t)": torch.from_dlpack,
    "from_dlpack(to_dlpack(t))": lambda t: torch.from_dlpack(to_dlpack(t)),
}.items():
    print(f"{name:26} y: {told(call, y):22} z: {told(call, z)}")
