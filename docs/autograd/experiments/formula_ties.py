"""Gradients where two arguments are equal, and formulas that are younger than most articles"""

import torch


def gradients(function, *values):
    leaves = [torch.tensor(value, dtype=torch.double, requires_grad=True) for value in values]
    return [grad.tolist() for grad in torch.autograd.grad(function(*leaves).sum(), leaves)]


below_at_above, zeros = [-1.0, 0.0, 1.0], [0.0, 0.0, 0.0]
print("x below, at and above the bound 0")
print("  clamp(x, min=0.0)     x", *gradients(lambda x: x.clamp(min=0.0), below_at_above))
print("  clamp(x, min=tensor)  x, bound", *gradients(lambda x, bound: x.clamp(min=bound), below_at_above, zeros))
print("  relu(x)               x", *gradients(torch.relu, below_at_above))
print("  fmax(x, y)            x, y", *gradients(torch.fmax, below_at_above, zeros))
print("bessel_j0 at 1:", *gradients(torch.special.bessel_j0, 1.0))

points, others = torch.arange(6.0).view(3, 2).requires_grad_(), torch.tensor([[1.0, 5.0]])
(first,) = torch.autograd.grad(torch.cdist(points, others, p=3.0).sum(), points, create_graph=True)
print("cdist, derived once:", first.grad_fn.name(), "| twice:", torch.autograd.grad(first.sum(), points)[0].norm() > 0)
