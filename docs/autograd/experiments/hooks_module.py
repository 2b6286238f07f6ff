"""A module's full backward hook puts a node before and one behind the module."""

import torch

WEIGHT = ("TBackward0", "torch::autograd::AccumulateGrad")  # the way to the parameters is left out


def call(hooked):
    layer = torch.nn.Linear(2, 2)
    if hooked:
        layer.register_full_backward_hook(lambda module, grad_in, grad_out: print("  the hook runs"))
    return layer, layer(torch.ones(1, 2, requires_grad=True))


for hooked in (False, True):
    layer, y = call(hooked)
    node, names = y.grad_fn, []
    while node:
        names.append(node.name())
        ahead = [after for after, _ in node.next_functions if after and after.name() not in WEIGHT]
        node = ahead[0] if ahead else None
    print("with a hook:" if hooked else "without:", ", ".join(names))

print("y.sum().backward()")
y.sum().backward(retain_graph=True)
print("grad(y.sum(), layer.weight)")
torch.autograd.grad(y.sum(), layer.weight)
print("y.add_(1)")
try:
    y.add_(1)
except RuntimeError as error:
    print(" ", str(error).partition(". ")[0])
