"""A full backward hook on a layer whose input needs no gradient"""

# raises: UserWarning
import torch

layer = torch.nn.Linear(2, 2)


def hook(module, grad_input, grad_output):
    print("the hook got a gradient of the input:", grad_input[0] is not None)


layer.register_full_backward_hook(hook)
layer(torch.ones(1, 2, requires_grad=True)).sum().backward()
layer(torch.ones(1, 2)).sum().backward()
