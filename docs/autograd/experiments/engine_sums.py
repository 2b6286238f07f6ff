"""Where gradients meet they are added: when the memory of the first is used again, and when it is not."""

import warnings

import torch
from torch.utils._python_dispatch import TorchDispatchMode

warnings.simplefilter("ignore")  # create_graph=True warns


def meet(case, hold=False, **options):
    """Three gradients meet at `mul`. In whose memory does their sum arrive?"""
    x = torch.ones(4, requires_grad=True)
    h = x * 2
    parts, made, kept = [h.sin(), h.cos(), h.exp()], [], []
    for part in parts:
        part.grad_fn.register_hook(lambda gi, go: made.append(gi[0].data_ptr()) or (kept.append(gi) if hold else None))
    arrived = []
    h.grad_fn.register_prehook(lambda grads: arrived.append(grads[0].data_ptr()))
    sum(parts).sum().backward(**options)
    print(f"{case:28} {'the first one' if arrived == made[:1] else 'new memory'}")


print("the sum of three gradients is in …")
meet("a plain backward")
meet("a hook keeps the gradients", hold=True)
meet("create_graph=True", create_graph=True)
with type("Mode", (TorchDispatchMode,), {"__torch_dispatch__": lambda s, f, t, a=(), k=None: f(*a, **(k or {}))})():
    meet("under a dispatch mode")

print("\n.grad is …")
w, x, seen = torch.ones(4, requires_grad=True), torch.ones(4), []
accumulator = torch.autograd.graph.get_gradient_edge(w).node  # kept here, for `w` does not keep it
accumulator.register_prehook(lambda grads: seen.append(grads[0].data_ptr()))
(w * x).sum().backward()
first = w.grad.data_ptr()
print("1st pass: the memory that arrived:", first == seen[-1])
(w * x).sum().backward()
print("2nd pass: the memory of the 1st pass:", w.grad.data_ptr() == first)
(w * x).sum().backward(create_graph=True)
print("3rd pass, create_graph=True: the memory of the 1st pass:", w.grad.data_ptr() == first)
