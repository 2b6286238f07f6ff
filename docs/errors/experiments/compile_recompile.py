"""A new size where recompilation is forbidden"""

# raises: RuntimeError
import torch


@torch.compile(backend="eager", dynamic=False)
def double(x):
    return x * 2


double(torch.ones(2))
with torch.compiler.set_stance("fail_on_recompile"):
    double(torch.ones(3))
