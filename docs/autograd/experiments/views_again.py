"""A view's grad_fn is made anew when somebody else has written to the memory"""

import torch

x = torch.ones(2, 3, requires_grad=True)


def chain(node):
    names = []
    while node is not None:
        names.append(node.name().split("::")[-1])
        node = node.next_functions[0][0] if node.next_functions else None
    return " > ".join(names)


b = x.clone()
v = b.view(3, 2)[0]
first = v.grad_fn
print("made:          ", chain(first))
print("asked again:    the same node", v.grad_fn is first)
ran = []
v.register_hook(ran.append)
b.mul_(5)
print("b was written: ", chain(v.grad_fn))
second = v.grad_fn
with torch.no_grad():
    b.add_(1)
print("under no_grad:  the same node", v.grad_fn is second, "| another", chain(v.grad_fn))
print("gradient of v: ", torch.autograd.grad(v.sum(), x)[0].tolist(), "| the hook on v ran:", bool(ran))
with torch.autograd._force_original_view_tracking(True):
    b = x.clone()
    v = b.view(3, 2)[0]
    b.mul_(5)
    print("view replay:   ", chain(v.grad_fn))
    print("on a new base: ", v._view_func(torch.arange(6.0).view(2, 3)).tolist())
zeros = torch.zeros(2, 3)
v = zeros[0]
zeros[1] = x[1]
print("a base without gradients, written with x:", chain(v.grad_fn))
