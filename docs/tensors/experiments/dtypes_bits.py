"""conj() and imag make views with a bit"""

import torch

x = torch.tensor([1 + 2j, 3 - 4j])
y = x.conj()
z = y.imag


def row(name, t):
    keys = str(torch._C._dispatch_keys(t))
    marks = [key for key in ("Conjugate", "Negative") if key in keys]
    place = "own memory" if t.untyped_storage()._cdata != x.untyped_storage()._cdata else "memory of x"
    print(f"{name:24} {place:12} keys: {' '.join(marks) or '-'}")


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
for name, call in {
    "y.numpy()": y.numpy,
    "z.numpy()": z.numpy,
    "torch.view_as_real(y)": lambda: torch.view_as_real(y),
    "y.view(torch.float32)": lambda: y.view(torch.float32),
    "torch.from_dlpack(y)": lambda: torch.from_dlpack(y),
}.items():
    try:
        call()
    except (RuntimeError, BufferError) as error:
        print(f"{name}: {str(error).split('.  ')[0]}")
