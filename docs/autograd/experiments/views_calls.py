"""The functions that a view and a write through it run, as gdb meets them"""

# requires: gdb
# limit: 240
from guide import trace

SETUP = """
x = torch.ones(2, 3, requires_grad=True)
def go(b):
    v = b[0]
    v.mul_(2)
go(x.clone())  # a first round without breakpoints
b = x.clone()
"""
AUTOGRAD = "torch::autograd::"
PLACES = [AUTOGRAD + "VariableType::(anonymous namespace)::select_int", "at::native::as_strided_tensorimpl",
          AUTOGRAD + "DifferentiableViewMeta::DifferentiableViewMeta", AUTOGRAD + "impl::set_gradient_edge",
          AUTOGRAD + "VariableType::(anonymous namespace)::mul__Tensor", AUTOGRAD + "impl::bump_version",
          "at::(anonymous namespace)::wrapper_CPU_mul__Tensor", AUTOGRAD + "impl::rebase_history",
          AUTOGRAD + "CopySlices::CopySlices"]  # fmt: skip
ALSO = [
    "torch::ADInplaceOrView::select_int",
    "torch::ADInplaceOrView::mul__Tensor",
    AUTOGRAD + "VariableHooks::grad_fn",
]
watched, before = [trace.shorten(p) for p in PLACES] + ALSO, []
for threads in trace.stops("go(b)", PLACES, SETUP, times=20, limit=220):
    frames = [f for t in threads if t.here for f in t.frames[::-1]]
    path = [name for f in frames for name in (f.function, f.target) if name in watched]
    path = [name for i, name in enumerate(path) if i == 0 or path[i - 1] != name]
    for depth, name in enumerate(path):
        if before[: depth + 1] != path[: depth + 1] or depth == len(path) - 1:
            print("  " * depth + name)
    before = path
