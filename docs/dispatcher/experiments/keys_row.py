"""Predicting the winner for `aten::add.Tensor` from four sets and one table"""

import warnings

import torch
from torch.testing._internal.two_tensor import TwoTensor

warnings.simplefilter("ignore")
C = torch._C
slots = {}  # runtime key -> (is it a fallthrough, where it was registered, by which rule)
for line in C._dispatch_dump_table("aten::add.Tensor").splitlines():
    key, _, rest = line.partition(": ")
    where, _, rule = rest.rpartition(" [")
    slots[key] = ("fallthrough" in where, where.split("/")[-1].split(":")[0], rule.strip("]"))


def show(kind, t):
    keys = C._dispatch_keys(t)
    left = (keys | C._dispatch_tls_local_include_set()) - C._dispatch_tls_local_exclude_set()
    print(f"{kind}\n    of the tensor: {str(keys)[15:-1]}")
    while (key := left.highestPriorityTypeId()) != C.DispatchKey.Undefined:
        fallthrough, file, rule = slots.get(key.name, (False, "no kernel", "missing"))
        print(f"    {'skip' if fallthrough else 'stop'} {key.name:31s}{file} [{rule}]")
        left = left.remove(key)


x = torch.ones(2)
show("plain", x)
show("requires_grad", torch.ones(2, requires_grad=True))
with torch.no_grad():
    show("requires_grad, under no_grad", torch.ones(2, requires_grad=True))
with torch.inference_mode():
    show("made and used in inference mode", torch.ones(2))
    show("made outside, used in inference mode", x)
with torch.autocast("cpu"):
    show("under autocast", x)
show("sparse", x.to_sparse())
show("quantised", torch.quantize_per_tensor(x, 0.1, 0, torch.qint8))
show("meta", x.to("meta"))
show("lazy conjugate", torch.ones(2, dtype=torch.complex64).conj())
show("subclass with __torch_dispatch__", TwoTensor(x, x))
torch.vmap(lambda t: (show("inside vmap", t), t)[1])(torch.ones(3, 2))
