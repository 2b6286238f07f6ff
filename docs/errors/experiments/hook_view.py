"""A backward hook, then an activation in place"""

# raises: RuntimeError
import torch
from torch import nn

x = torch.ones(1, 2)
for in_place in (False, True):
    model = nn.Sequential(nn.Linear(2, 2), nn.ReLU(inplace=in_place))
    model[0].register_full_backward_hook(lambda module, grad_input, grad_output: None)
    print(in_place, model(x).shape)
