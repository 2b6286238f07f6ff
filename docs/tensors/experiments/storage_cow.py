"""Which calls make a lazy clone copy"""

import copy
import io

import torch


def copies(call) -> bool:
    """Has the lazy clone bytes of its own after the call?"""
    original = torch.arange(4.0)
    clone = torch._lazy_clone(original)
    call(clone)
    return torch._C._data_address(clone) != torch._C._data_address(original)


CALLS = {
    "print, tolist, item": lambda t: (str(t), t.tolist(), t[0].item()),
    "sum, t @ t": lambda t: (t.sum(), t @ t),
    "t[1:], view, reshape": lambda t: (t[1:], t.view(2, 2), t.reshape(2, 2)),
    "clone, deepcopy": lambda t: (t.clone(), copy.deepcopy(t)),
    "resize_(2)": lambda t: t.resize_(2),
    "add_(1)": lambda t: t.add_(1),
    "t[:0].add_(1)": lambda t: t[:0].add_(1),
    "out=t": lambda t: torch.add(torch.ones(4), 1, out=t),
    "data_ptr()": lambda t: t.data_ptr(),
    "numpy()": lambda t: t.numpy(),
    "__dlpack__()": lambda t: t.__dlpack__(),
    "torch.save": lambda t: torch.save(t, io.BytesIO()),
    "share_memory_()": lambda t: t.share_memory_(),
}
for name, call in CALLS.items():
    print(f"{name:22}", "copies" if copies(call) else "leaves it shared")
a = torch.arange(4.0)
b = torch._lazy_clone(a)
c = torch._lazy_clone(b)
b[0] = 9
print("three clones, one written: marked", [torch._C._is_cow_tensor(t) for t in (a, b, c)], "addresses", end=" ")
print(len({torch._C._data_address(t) for t in (a, b, c)}))
