"""Resizing memory that is shared between processes"""

import numpy as np
import torch
from _processes import child


def shared() -> torch.Tensor:
    return torch.zeros(3).share_memory_()


print(
    "resizable:",
    shared().untyped_storage().resizable(),
    "| and made shared:",
    torch.UntypedStorage._new_shared(12).resizable(),
)
print("resize_ to 2 numbers ends", child(lambda: shared().resize_(2)))
print("resize_ to 1000 numbers ends", child(lambda: shared().resize_(1000)))
print("out= with 1000 numbers ends", child(lambda: torch.add(torch.ones(1000), 1, out=shared())))
t = shared()
t.untyped_storage().resize_(0)
print("the storage resized to 0: shared", t.is_shared(), "bytes", t.untyped_storage().nbytes())
made = torch.empty(0).set_(torch.UntypedStorage._new_shared(12), 0, (3,))
lent = torch.from_numpy(np.zeros(3)).share_memory_()
for name, tensor in (("made shared", made), ("from_numpy, then shared", lent)):
    try:
        tensor.resize_(1000)
    except RuntimeError as error:
        print(f"{name}, resize_ to 1000 numbers:", error)
