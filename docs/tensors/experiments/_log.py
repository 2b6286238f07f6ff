"""The operators that a piece of code calls."""

from typing import Any

from torch.utils._python_dispatch import TorchDispatchMode

HIDDEN = ("lift_fresh", "_local_scalar_dense")  # how a number becomes a tensor and back


class Log(TorchDispatchMode):  # type: ignore[misc]  # torch has no types here
    """Collects the names of the operators that reach a kernel."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """One call of an operator."""
        name = func.name().removeprefix("aten::")
        if name not in HIDDEN:
            self.names.append(name)
        return func(*args, **(kwargs or {}))
