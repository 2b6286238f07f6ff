"""gdb stops where C++ throws, also where Python swallows the error."""

# requires: gdb
# limit: 240
from guide import trace

PROGRAM = """
import signal, torch
def swallow(call):
    try:
        call()
    except Exception as error:
        print("Python sees", type(error).__name__)
signal.raise_signal(signal.SIGTRAP)
swallow(lambda: torch.mul(torch.ones(2), torch.ones(3)))
swallow(lambda: torch.ones(2)[5])
swallow(lambda: torch.mul("a", 2))
swallow(lambda: torch.ones(2).nul())
"""
trace.session(
    PROGRAM,
    "run",
    "catch throw",
    "continue",
    "backtrace 4",
    "delete",
    "break *__cxa_throw",
    "continue",
    "info symbol $rsi",
    "backtrace 3",
    "continue",
    "info symbol $rsi",
    "backtrace 3",
    "continue",
)
