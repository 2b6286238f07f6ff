"""A C++ exception crosses into Python once"""

# requires: gdb
# limit: 120
import torch
from guide import trace


def attempt(what: str, call) -> None:
    """Print the Python type and the first words of what was raised."""
    try:
        call()
    except Exception as error:
        print(f"{what:34} {type(error).__module__}.{type(error).__name__}: {str(error).splitlines()[0][:48]}")


attempt("torch.zeros(2)[5]", lambda: torch.zeros(2)[5])
attempt("torch.zeros(2).view(3)", lambda: torch.zeros(2).view(3))
attempt("torch.zeros(2).squeeze('a')", lambda: torch.zeros(2).squeeze("a"))
attempt("torch.linalg.inv(torch.zeros(2, 2))", lambda: torch.linalg.inv(torch.zeros(2, 2)))
attempt("a meta tensor's number", lambda: torch.empty((), device="meta").item())
print("where the second is thrown:")
trace.show(trace.stop("torch.zeros(2).view(3)", at="__cxa_throw"))
