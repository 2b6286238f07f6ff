"""What pack and unpack hooks are given, which pair runs, and what is no longer checked"""

import gc
import weakref

import torch
from torch.autograd import graph

a = torch.full((2,), 2.0, requires_grad=True)


def hooks(name, keep=torch.Tensor.detach):
    def pack(t):
        print(f"  {name} packs: leaf {t.is_leaf}, requires_grad {t.requires_grad}, grad mode {torch.is_grad_enabled()}")
        return keep(t)

    return graph.saved_tensors_hooks(pack, lambda t: (print(f"  {name} unpacks"), t)[1])


with hooks("outer"):
    h = a * 2  # saves only the number 2
    print("sin of h, in both pairs")
    with hooks("inner"):
        y = h.sin()
    print("exp of a, in the outer pair")
    z = a.exp()
print("backward of both")
(y.sum() + z.sum()).backward()
h = a.clone()
with graph.saved_tensors_hooks(torch.Tensor.detach, lambda t: t):
    y = h * h
h.mul_(10)
print("gradient of h * h at 2, h changed in place:", torch.autograd.grad(y.sum(), a)[0].tolist())
for name, pair in {"returns its input": graph.saved_tensors_hooks(lambda t: t, lambda t: t),
                   "save_on_cpu, on the CPU": graph.save_on_cpu()}.items():  # fmt: skip
    with pair:
        y = a.exp()
    token = torch.ones(1)
    y.grad_fn.metadata["token"], token = token, weakref.ref(token)
    del y
    gc.collect()
    print(f"{name}: result dropped, its node lives on: {token() is not None}")
try:
    with graph.disable_saved_tensors_hooks("no hooks in here"), graph.save_on_cpu():
        pass
except RuntimeError as error:
    print("RuntimeError:", error)
