"""A dtype that was not warmed up, with guards left out"""

# raises: RuntimeError
import torch


@torch.compile(backend="eager")
def double(x):
    return x * 2


double(torch.ones(2))
double(torch.ones(3))
with torch.compiler.set_stance(skip_guard_eval_unsafe=True):
    print(double(torch.ones(4)))
    double(torch.ones(2, dtype=torch.float64))
