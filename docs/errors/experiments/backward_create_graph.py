"""A backward that keeps its graph in the gradient"""

# raises: UserWarning
import torch

x = torch.ones(2, requires_grad=True)
(first,) = torch.autograd.grad((x**3).sum(), x, create_graph=True)
print(first.requires_grad)
(x**3).sum().backward(create_graph=True)
