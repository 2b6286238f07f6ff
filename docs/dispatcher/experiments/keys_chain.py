"""The kernels that one `torch.add(t, t)` runs through, for nine kinds of tensors, as gdb meets them"""

# requires: gdb
# limit: 300
from guide import trace

SETUP = """
import sys
sys.modules["triton"] = None  # as if it were not installed: Dynamo would load it, and gdb would read its symbols
from torch.testing._internal.two_tensor import TwoTensor
x = torch.ones(2)
kinds = [x, torch.ones(2, requires_grad=True), x.to_sparse(), torch.quantize_per_tensor(x, 0.1, 0, torch.qint8)]
kinds += [torch.ones(2, device="meta"), TwoTensor(x, x)]
vmapped = torch.vmap(lambda t: torch.add(t, t))
def add(t):
    try: torch.add(t, t)
    except NotImplementedError: pass
def all_kinds():
    for t in kinds: add(t)
    vmapped(torch.ones(3, 2))
all_kinds()  # a first round without breakpoints: imports and caches fill here
"""
CODE = """all_kinds()
with torch.no_grad(): add(kinds[1])
with torch.inference_mode(): add(torch.ones(2))"""
KINDS = ["plain", "requires_grad", "sparse", "quantised", "meta", "subclass with __torch_dispatch__", "inside vmap",
         "requires_grad, under no_grad", "made and used in inference mode"]  # fmt: skip
PLACES = ["at::_ops::add_Tensor::call", "at::_ops::add_Tensor::redispatch", "at::native::add_sparse",
          "torch::autograd::VariableType::(anonymous namespace)::add_Tensor",
          "at::(anonymous namespace)::wrapper_CPU_add_Tensor",
          "at::(anonymous namespace)::wrapper_CompositeExplicitAutogradNonFunctional_add_Tensor",
          "torch::impl::dispatch::PythonKernelHolder::operator()",
          "(anonymous namespace)::pythonFallback", "at::functorch::dynamicLayerFrontFallback"]  # fmt: skip
ALSO = "at::functorch::add_Tensor_generated_plumbing"  # a template: seen in the frames of the stops below it
watched, kinds, before = [trace.shorten(p) for p in PLACES] + [ALSO], iter(KINDS), []
for threads in trace.stops(CODE, PLACES, SETUP, times=44, limit=280):
    path = [f.function for t in threads if t.here for f in t.frames[::-1] if f.function in watched]
    if path == [watched[0]]:
        print(f"\n{next(kinds)}")
        before = []
    for depth, name in enumerate(path):
        if depth >= len(before) or before[depth] != name or depth == len(path) - 1:
            print("  " * (depth + 1) + name)
    before = path
