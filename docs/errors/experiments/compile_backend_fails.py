"""A backend that raises"""

# raises: torch._dynamo.exc.BackendCompilerFailed
import torch


def backend(graph, inputs):
    raise ValueError("not today")


torch.compile(torch.sin, backend=backend)(torch.ones(1))
