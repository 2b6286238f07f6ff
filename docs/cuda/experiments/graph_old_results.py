"""An old result of a function that is compiled to CUDA graphs, after no call to three"""

# requires: pretended-gpu
import torch
from torch._inductor.cudagraph_trees import reset_cudagraph_trees


def tried(device, calls, mark=False, clone=False):
    """Two results, the first read after the second call."""
    torch._dynamo.reset()
    reset_cudagraph_trees()
    double = torch.compile(lambda x: x * 2, backend="cudagraphs")
    begin = torch.compiler.cudagraph_mark_step_begin if mark else lambda: None
    x = torch.ones(4, device=device)
    for _ in range(calls):
        double(x)
    begin()
    first = double(x)
    if clone:
        first = first.clone()
    begin()
    second = double(x)
    try:
        first + second
    except RuntimeError:
        return "an error"
    same = first.data_ptr() == second.data_ptr()
    return "one tensor" if first is second else "one place" if same else "two places"


def row(name, *arguments, **options):
    print(f"{name:20}", ", ".join(tried(arguments[0], calls, **options) for calls in range(4)))


print(f"{'calls before':20} 0, 1, 2, 3")
row("two results", "cuda")
row("with mark_step_begin", "cuda", mark=True)
row("with a clone", "cuda", clone=True)
row("on the CPU", "cpu")
