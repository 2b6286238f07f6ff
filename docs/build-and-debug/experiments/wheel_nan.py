"""A breakpoint that asks the tensor, and both stacks at the stop."""

# requires: gdb
# limit: 240
from guide import trace

PROGRAM = """
import signal, torch
batches = [torch.full((2,), float(i)) for i in range(8)]
batches[5][1] = float("nan")
def scale(i):
    return torch.sqrt(batches[i])
signal.raise_signal(signal.SIGTRAP)
for i in range(8):
    scale(i)
"""
trace.session(
    PROGRAM,
    "run",
    "set $repr = (char *(*)(void *))'torch::gdb::tensor_repr(at::Tensor const&)'",
    "set $close = (char (*)(void *, void *, double, double, char))"
    "'at::_ops::allclose::call(at::Tensor const&, at::Tensor const&, double, double, bool)'",
    "break *'at::_ops::sqrt::call(at::Tensor const&)' if !$close($rsi, $rsi, 0, 0, 0)",
    "continue",
    "backtrace",
    "disable",
    r'printf "%s\n", $repr($rsi)',
    "print (int)PyGILState_Check()",
    "print $lock = (int)PyGILState_Ensure()",
    'call (int)PyRun_SimpleString("import traceback; traceback.print_stack()")',
    "call (void)PyGILState_Release($lock)",
    "continue",
)
