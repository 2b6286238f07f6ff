"""Functionalization: the same program as it is written, and as the layers below see it"""

import torch
from torch.utils._python_dispatch import TorchDispatchMode


class Log(TorchDispatchMode):
    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        print("  ", func)
        return func(*args, **(kwargs or {}))


def program(x):
    y = x.clone()
    row = y[0]
    row.add_(1)
    return y.sum()


x = torch.zeros(2, 2)
print("as written:")
with Log():
    first = program(x)
for remove in ("mutations", "mutations_and_views"):
    print(f"functionalize, remove={remove!r}:")
    with Log():
        second = torch.func.functionalize(program, remove=remove)(x)
    print("   same result:", bool(first == second))

t = torch._to_functional_tensor(x)
print(
    "\na functional tensor has the key Functionalize:",
    torch._C._dispatch_keys(t).has(torch._C.DispatchKey.Functionalize),
)
