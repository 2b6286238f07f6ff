"""Five callers of one add kernel, and where each boxes and unboxes"""

# requires: gdb
# limit: 240
from guide import trace

SETUP = """
import warnings
from torch.utils._python_dispatch import TorchDispatchMode
warnings.simplefilter("ignore")
a, c = torch.ones(2), torch.ones(2, dtype=torch.complex64).conj()
add = torch.ops.aten.add.Tensor
@torch.jit.script
def script(t): return torch.add(t, t)
class Mode(TorchDispatchMode):
    _should_skip_dynamo = classmethod(lambda cls: False)  # with True, the first use imports the whole compiler
    def __torch_dispatch__(self, op, types, args, kwargs=None): return op(*args, **kwargs or {})
def with_mode():
    with Mode(): torch.add(a, a)
with_mode(), [script(a) for _ in range(4)], torch.add(c, c), add(a, a)  # imports, caches and the JIT's compilation
"""
CODE = """torch.add(a, a)
add(a, a)
script(a)
torch.add(c, c)
with_mode()"""
CALLERS = ["torch.add(a, a)", "torch.ops.aten.add.Tensor(a, a)", "a TorchScript function", "torch.add of a conjugate view",
           "torch.add(a, a) inside a TorchDispatchMode"]  # fmt: skip
BOXES = ("invokeOperatorFromPython", "runAndInsertCall", "BoxedKernelWrapper::call")
UNBOXES = ("make_boxed_from_unboxed_functor::call",)
KERNEL = "at::(anonymous namespace)::wrapper_CPU_add_Tensor"
for caller, threads in zip(CALLERS, trace.stops(CODE, KERNEL, SETUP, times=5, limit=230), strict=True):
    print(f"\n{caller}")
    boxed = False
    for line, _ in trace.condense(next(t.frames for t in threads if t.here)):
        if "pybind11" in line or line.startswith("wrap_kernel_functor"):
            continue
        boxed = (boxed or line.endswith(BOXES)) and line != "[Python]" and not line.endswith(UNBOXES)
        mark = "boxes" if line.endswith(BOXES) else "unboxes" if line.endswith(UNBOXES) else "   |" if boxed else ""
        print(f"  {mark:9}{line}")
