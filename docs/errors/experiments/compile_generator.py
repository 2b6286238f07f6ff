"""A generator function, compiled"""

# raises: torch._dynamo.exc.Unsupported
import torch


@torch.compile(backend="eager", fullgraph=True)
def rows(x):
    for row in x:
        yield row * 2


next(rows(torch.ones(2, 3)))
