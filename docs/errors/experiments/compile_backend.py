"""A backend whose name is misspelled"""

# raises: torch._dynamo.exc.InvalidBackend
import torch

torch.compile(torch.sin, backend="inductr")(torch.ones(1))
