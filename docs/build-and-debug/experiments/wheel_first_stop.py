"""The first breakpoint: typed commands, and the stop inside a kernel of the wheel."""

# requires: gdb
# limit: 240
from guide import trace

PROGRAM = """
import signal, torch
x = torch.tensor([[1., 2.], [3., 4.]])
signal.raise_signal(signal.SIGTRAP)  # gdb stops here, with every library loaded
torch.softmax(x, 1)
"""
trace.session(
    PROGRAM,
    "run",
    "break at::native::structured_softmax_cpu_out::impl",
    "continue",
    "continue",
    "backtrace",
    "info args",
    "step",
    "finish",
    "continue",
)
