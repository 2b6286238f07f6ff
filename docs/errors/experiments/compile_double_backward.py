"""A gradient of a gradient through a compiled function"""

# raises: RuntimeError
import torch

x = torch.ones(3, requires_grad=True)
loss = torch.compile(lambda x: (x**3).sum(), backend="aot_eager")(x)
(first,) = torch.autograd.grad(loss, x, create_graph=True)
first.sum().backward()
