"""A promise about a number in a tensor, and a call that breaks it"""

# raises: RuntimeError
import torch


@torch.compile(backend="eager", fullgraph=True)
def f(x):
    n = x[0].item()
    torch._check(n > 3)
    return x * 2 if n > 3 else x + 1


print(f(torch.tensor([4, 1])))
f(torch.tensor([2, 1]))
