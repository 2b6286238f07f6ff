"""Shapes that do not fit, found while compiling"""

# raises: torch._dynamo.exc.TorchRuntimeError
import torch

layer = torch.compile(torch.nn.Linear(8, 2), backend="eager", fullgraph=True)
layer(torch.ones(5, 6))
