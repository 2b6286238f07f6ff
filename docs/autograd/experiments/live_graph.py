"""The graph of a small expression, drawn from its live nodes."""

import torch

from guide import graphs

w = torch.tensor([2.0, 3.0], requires_grad=True)
x = torch.ones(2)
loss = ((w * x).exp() + w).sum()
print(graphs.dot(loss, {"w": w}))
